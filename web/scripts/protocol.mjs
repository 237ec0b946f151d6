// Writes src/protocol.ts from src/protocol.json, which `python -m ringside.server.types` writes.
// `make protocol` does both; neither file is kept in the repository.
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
// What has its default may be left out: by the client, and of views by the server.
const text = await compile(root, 'Protocol', {
  bannerComment: '// Made by `make protocol`. Do not edit.',
  style: { singleQuote: true, printWidth: 100 },
});
const current = await readFile(target, 'utf8').catch(() => '');
if (current !== text) await writeFile(target, text);
