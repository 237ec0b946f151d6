// Writes src/protocol.ts from src/protocol.json, which `python -m ringside.server.types` writes.
// With --check it only says whether the file is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const source = new URL('../src/protocol.json', import.meta.url);
const target = new URL('../src/protocol.ts', import.meta.url);

/** Tuples as older drafts of JSON Schema write them, which the compiler reads. */
function tuples(key, value) {
  if (!value?.prefixItems) return value;
  const { prefixItems, ...rest } = value;
  return { ...rest, items: prefixItems, additionalItems: false };
}

const schema = JSON.parse(await readFile(source, 'utf8'), tuples);
const types = schema.$defs ?? schema;
const names = Object.keys(types);
const root = {
  title: 'Protocol',
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs: types,
};
// Fields with a default are always sent by the server; the client may leave them out.
const text = await compile(root, 'Protocol', {
  bannerComment: '// Made by `npm run protocol` from src/protocol.json. Do not edit.',
  style: { singleQuote: true, printWidth: 100 },
});

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== text) {
    console.error('src/protocol.ts is stale: run `npm run protocol`.');
    process.exit(1);
  }
} else {
  await writeFile(target, text);
}
