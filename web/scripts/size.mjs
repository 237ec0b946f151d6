// What a person downloads for the home page and one game in one language, compressed; the heavier
// of the languages counts. Fails above the limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  // A browser loads of a font what the page has letters for; only the names of people need more.
  for (const font of chunk.assets ?? []) if (!font.includes('-latin-ext-')) seen.add(font);
  for (const other of chunk.imports ?? []) closure(other, seen);
  return seen;
}

const names = Object.keys(manifest);
const languages = names.flatMap((name) => /^src\/words\/(\w+)\.ftl\?raw$/.exec(name)?.[1] ?? []);
const pictures = names.filter((name) => /games\/[^/]+\/Picture\.svelte$/.test(name));
const games = names.filter((name) => /^src\/games\/[^/]+\/index\.ts$/.test(name) && !name.includes('/plain/'));
const total = (files) => [...files].reduce((sum, file) => sum + weigh(join(built, file)), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Home with all pictures. */
function home(language) {
  const files = new Set(['index.html', 'theme.js', 'icon.svg']);
  const words = [`src/words/${language}.ftl?raw`, `../src/ringside/words/${language}.ftl?raw`];
  for (const key of ['index.html', 'src/pages/Home.svelte', ...pictures, ...words]) closure(key, files);
  return files;
}
/** The words that the server sends of a game, as they lie beside its rules. */
function told(game, language) {
  const path = fileURLToPath(new URL(`../../src/ringside/games/${game.replaceAll('-', '_')}/words/${language}.ftl`, import.meta.url));
  return existsSync(path) ? weigh(path) : 0;
}
function table(game, language) {
  const files = home(language);
  for (const key of ['src/pages/Table.svelte', `src/games/${game}/index.ts`]) closure(key, files);
  for (const folder of [game, 'plain']) closure(`src/games/${folder}/words/${language}.ftl?raw`, files);
  return total(files) + told(game, language);
}

console.log(`home                ${kB(Math.max(...languages.map((language) => total(home(language)))))}`);
let worst = 0;
for (const [, , game] of games.map((name) => name.split('/'))) {
  const size = Math.max(...languages.map((language) => table(game, language)));
  worst = Math.max(worst, size);
  console.log(`home + ${game.padEnd(12)} ${kB(size)}`);
}
const all = readdirSync(assets).reduce((sum, file) => sum + weigh(join(assets, file)), 0);
console.log(`everything          ${kB(all)}`);
if (worst > LIMIT) {
  console.error(`That is more than ${kB(LIMIT)}.`);
  process.exit(1);
}
