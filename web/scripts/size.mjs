// What a person downloads for the home page and one game, compressed. Fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const built = fileURLToPath(new URL('../../src/ringside/web/', import.meta.url));
const assets = join(built, 'assets');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
const weigh = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

/** A module with everything it imports at once, and its styles. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const other of chunk.imports ?? []) closure(other, seen);
  return seen;
}

const names = Object.keys(manifest);
const pictures = names.filter((name) => /games\/[^/]+\/Picture\.svelte$/.test(name));
const home = new Set(['index.html', 'theme.js', 'icon.svg']);
for (const key of ['index.html', 'src/pages/Home.svelte', ...pictures]) closure(key, home);
const games = names.filter((name) => /^src\/games\/[^/]+\/index\.ts$/.test(name) && !name.includes('/plain/'));
const total = (files) => [...files].reduce((sum, file) => sum + weigh(join(built, file)), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

console.log(`home                ${kB(total(home))}`);
let worst = 0;
for (const game of games) {
  const files = new Set(home);
  closure('src/pages/Table.svelte', files);
  closure(game, files);
  const size = total(files);
  worst = Math.max(worst, size);
  console.log(`home + ${game.split('/')[2].padEnd(12)} ${kB(size)}`);
}
const all = readdirSync(assets).reduce((sum, file) => sum + weigh(join(assets, file)), 0);
console.log(`everything          ${kB(all)}`);
if (worst > LIMIT) {
  console.error(`That is more than ${kB(LIMIT)}.`);
  process.exit(1);
}
