/** Every sentence is in the words, in every language; and the words have nothing that nobody says. */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import type { GameModule } from '../games/types';

type Node = { type: string; [field: string]: unknown };

const files = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return files(path, ends);
    return ends.test(name) && !/\.test\.ts$|\/fake\.ts$|\/protocol\.ts$/.test(path) ? [path] : [];
  });

/** The messages of a file and their attributes: `guide-ring`, `guide-ring.text`. */
function keys(path: string): string[] {
  const { body } = new FluentResource(readFileSync(path, 'utf8'));
  return body.flatMap((entry) => [
    ...(entry.value === null ? [] : [entry.id]),
    ...Object.keys('attributes' in entry ? entry.attributes : {}).map((part) => `${entry.id}.${part}`),
  ]);
}
const read = (...paths: string[]): Set<string> => new Set(paths.flatMap(keys));

const CODE = files('src', /\.(ts|svelte)$/);
const GAMES = readdirSync('src/games').filter((name) => statSync(`src/games/${name}`).isDirectory());
const told = (game: string, language: string): string[] =>
  [`../src/ringside/games/${game.replaceAll('-', '_')}/words/${language}.ftl`].filter((path) => statSync(path, { throwIfNoEntry: false }));
const shared = (language: string): string => `../src/ringside/words/${language}.ftl`;

/** The program as a tree; a file of TypeScript is read like the script of a component. */
function tree(path: string): Node {
  const source = readFileSync(path, 'utf8');
  const whole = path.endsWith('.svelte') ? source : `<script lang="ts">${source.replaceAll('</script', '<_script')}</script>`;
  return parse(whole, { modern: true }) as unknown as Node;
}
const TREES = new Map(CODE.map((path) => [path, tree(path)]));

function walk(node: unknown, visit: (node: Node, above: readonly Node[]) => void, above: readonly Node[] = []): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, above);
  else if (typeof node === 'object' && node !== null) {
    const here = node as Node;
    const known = typeof here.type === 'string';
    if (known) visit(here, above);
    const inside = known ? [...above, here] : above;
    for (const [field, value] of Object.entries(here)) {
      if (field !== 'css' && field !== 'comments' && field !== 'loc' && typeof value === 'object') walk(value, visit, inside);
    }
  }
}

/** What an expression may be, as far as it is written there: texts, and patterns where something is filled in. */
function texts(node: Node | undefined): (string | RegExp)[] {
  if (!node) return [];
  const child = (name: string): Node => node[name] as Node;
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [...texts(child('consequent')), ...texts(child('alternate'))];
  if (node.type === 'LogicalExpression') return [...texts(child('left')), ...texts(child('right'))];
  if (node.type === 'TemplateLiteral') {
    const quasis = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    if (quasis.length === 1) return [quasis[0]!];
    return [new RegExp(`^${quasis.join('[\\w-]+')}$`)];
  }
  return [];
}

interface Use {
  path: string;
  /** `t` is said by the frame, `message` by a game. */
  by: 't' | 'message';
  key: string | RegExp;
  part: string;
}
const USES: Use[] = [...TREES].flatMap(([path, root]) => {
  const found: Use[] = [];
  walk(root, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = node.callee as Node;
    const name = callee.type === 'Identifier' ? callee.name : ((callee.property as Node | undefined)?.name ?? '');
    if (name !== 't' && name !== 'message') return;
    const [key, , part] = node.arguments as Node[];
    const [attribute = ''] = texts(part);
    for (const text of texts(key)) found.push({ path, by: name, key: text, part: typeof attribute === 'string' ? attribute : '' });
  });
  return found;
});
const met = (use: Use, known: Iterable<string>): boolean =>
  [...known].some((key) => {
    const [id, part = ''] = key.split('.');
    return part === use.part && (typeof use.key === 'string' ? id === use.key : use.key.test(id!));
  });

describe('the words of the frame', () => {
  const frame = { en: read('src/words/en.ftl'), ja: read('src/words/ja.ftl') };
  it('are the same messages in both languages', () => {
    expect([...frame.ja].sort()).toEqual([...frame.en].sort());
  });
  it.each(['en', 'ja'] as const)('say in %s everything that the frame asks for', (language) => {
    const known = new Set([...frame[language], ...read(shared(language))]);
    const missing = USES.filter((use) => use.by === 't' && !met(use, known)).map(({ path, key }) => `${path}: ${String(key)}`);
    expect(missing).toEqual([]);
  });
  it('say nothing that nobody asks for', () => {
    const written = new Set([...TREES.values()].flatMap(allTexts));
    // The rest of the key may stand elsewhere: the code of an error, what a key does.
    const asked = (key: string): boolean =>
      USES.some((use) => use.by === 't' && met({ ...use, part: '' }, [key])) ||
      written.has(key) ||
      written.has(key.replace(/^(error|key)-/, ''));
    expect([...frame.en].filter((key) => !asked(key))).toEqual([]);
  });
});

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts', { eager: true });

describe.each(GAMES)('the words of %s in the browser', (game) => {
  const own = (language: string): string => `src/games/${game}/words/${language}.ftl`;
  const plain = (language: string): string => `src/games/plain/words/${language}.ftl`;
  it('are the same messages in both languages', () => {
    expect([...read(own('ja'))].sort()).toEqual([...read(own('en'))].sort());
  });
  it.each(['en', 'ja'])('say in %s everything that the drawing asks for', (language) => {
    const known = read(shared(language), plain(language), ...told(game, language), own(language));
    // What is looked up for any game may be in no words at all.
    const missing = USES.filter(
      (use) =>
        use.by === 'message' &&
        use.path.startsWith(`src/games/${game}/`) &&
        !(game === 'plain' && typeof use.key !== 'string') &&
        !met(use, known),
    );
    expect(missing.map(({ path, key, part }) => `${path}: ${String(key)}${part && `.${part}`}`)).toEqual([]);
    const { guide, keys: shortcuts, quick, spoken = {} } = modules[`../games/${game}/index.ts`]!.default;
    const named = [
      ...guide.flatMap(({ words }) => [`guide-${words}`, `guide-${words}.text`]),
      ...shortcuts.map(({ does }) => `key-${does}`),
      ...quick.map((name) => `quick-${name}`),
      ...Object.values(spoken).filter((key) => typeof key === 'string'),
    ];
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});

/** All texts in a program, whatever for. */
function allTexts(root: Node): string[] {
  const found: string[] = [];
  walk(root, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
  });
  return found;
}

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'text'];
const WORD = /\p{L}{2,}/u;
/** Two words in a row, beginning like a sentence or ending like one. */
const SENTENCE = /^[\p{Lu}“"'¿].*\p{L}{2,} \p{L}+|\p{L}{2,} \p{L}.*[.!?…]$|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Our own name, and languages that are named in themselves. */
const NAMES = new Set(['Ringside', 'English', '日本語']);

describe('no sentence is written elsewhere', () => {
  it.each(CODE)('%s', (path) => {
    const found: string[] = [];
    const note = (text: string): void => {
      if (!NAMES.has(text.trim())) found.push(text.trim());
    };
    walk(TREES.get(path), (node, above) => {
      const around = above.filter(({ type }) => /Element$|^Component$/.test(type)).map(({ name }) => name);
      if (node.type === 'Text' && typeof node.data === 'string' && WORD.test(node.data)) {
        const attribute = above.findLast(({ type }) => type === 'Attribute' || type.endsWith('Directive'));
        if (attribute) {
          if (SPOKEN.includes(String(attribute.name)) && !node.data.startsWith('/')) note(node.data);
        } else if (!around.some((name) => name === 'code' || name === 'kbd' || name === 'style')) note(node.data);
      }
      if (node.type === 'Literal' && typeof node.value === 'string' && SENTENCE.test(node.value)) {
        // What a programmer reads is in English.
        const thrown = above.some(({ type, callee }) => type === 'NewExpression' && /Error$/.test(String((callee as Node).name)));
        if (!thrown) note(node.value);
      }
      if (node.type === 'TemplateElement' && SENTENCE.test(String((node.value as { cooked: string }).cooked))) {
        const thrown = above.some(({ type, callee }) => type === 'NewExpression' && /Error$/.test(String((callee as Node).name)));
        if (!thrown) note((node.value as { cooked: string }).cooked);
      }
    });
    expect(found).toEqual([]);
  });
});
