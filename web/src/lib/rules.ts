/**
 * RULES.md as blocks to draw: just the Markdown our rule books use, and no HTML.
 *
 * Whatever states a rule, be it a paragraph, an item or a row, ends with the rule's id in parentheses. Readers do not
 * see it: it is where a link to the rule leads.
 */

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'em'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; id: string };

/** Words, and the ids of the rules they state. */
export interface Stated {
  spans: Span[];
  rules: string[];
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | ({ kind: 'text' } & Stated)
  /** What to draw, in the game's own words for `Plate.svelte`: `cards r5 b5`; the caption. */
  | ({ kind: 'picture'; words: string[] } & Stated)
  | { kind: 'list'; numbered: boolean; items: Stated[] }
  | { kind: 'rules'; rules: { id: string; spans: Span[]; text: string }[] }
  | { kind: 'table'; head: Span[][]; rows: { cells: Span[][]; rules: string[] }[] }
  | { kind: 'code'; text: string };

const TOKEN = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b([A-Z]{3,}-\d{2})\b/g;

/** Words with emphasis, code and links to rules. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, code, strong, em, id] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', spans: spans(strong) });
    else if (em !== undefined) found.push({ kind: 'em', spans: spans(em) });
    else if (id !== undefined) found.push({ kind: 'rule', id });
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

const IDS = /\s*\(([A-Z]{3,}-\d+(?:, [A-Z]{3,}-\d+)*)\)$/;

/** Words without the ids at their end. */
export function stated(text: string): Stated {
  const ids = IDS.exec(text);
  return ids ? { spans: spans(text.slice(0, ids.index)), rules: ids[1]!.split(', ') } : { spans: spans(text), rules: [] };
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

function table(lines: string[]): Block {
  const [head = '', , ...rows] = lines;
  const first = cells(head);
  if (first[0]?.toLowerCase() === 'id') {
    return {
      kind: 'rules',
      rules: rows.map((row) => {
        const [id = '', ...rest] = cells(row);
        const text = rest.join(' | ');
        return { id, text, spans: spans(text) };
      }),
    };
  }
  return {
    kind: 'table',
    head: first.map(spans),
    rows: rows.map((row) => {
      const said = cells(row).map(stated);
      return { cells: said.map((cell) => cell.spans), rules: said.flatMap((cell) => cell.rules) };
    }),
  };
}

const ITEM = /^([-*]|\d+\.) /;
const PICTURE = /^!\[(.*)\]\(<picture:([^>]+)>\)(.*)$/;

/** The blocks of a rule book. */
export function parseRules(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const take = (keep: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && keep(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') at++;
    else if (line.startsWith('```')) {
      at++;
      const text = take((next) => !next.startsWith('```')).join('\n');
      at++;
      blocks.push({ kind: 'code', text });
    } else if (/^#+ /.test(line)) {
      at++;
      const level = line.indexOf(' ');
      blocks.push({ kind: 'heading', level, spans: spans(line.slice(level + 1)) });
    } else if (line.startsWith('|')) blocks.push(table(take((next) => next.startsWith('|'))));
    else if (ITEM.test(line)) {
      const items: string[] = [];
      for (const next of take((other) => ITEM.test(other) || /^\s+\S/.test(other))) {
        if (ITEM.test(next)) items.push(next.replace(ITEM, ''));
        else items[items.length - 1] += ` ${next.trim()}`;
      }
      blocks.push({ kind: 'list', numbered: /^\d/.test(line), items: items.map(stated) });
    } else {
      const text = take((next) => next.trim() !== '' && !/^(#+ |```|\|)/.test(next) && !ITEM.test(next)).join(' ');
      const picture = PICTURE.exec(text);
      if (picture) blocks.push({ kind: 'picture', words: picture[2]!.split(' '), ...stated(picture[1]! + picture[3]!) });
      else blocks.push({ kind: 'text', ...stated(text) });
    }
  }
  return blocks;
}

const FOR_PROGRAMMERS = /^(Notation|Positions?\b|The machine)/;

/** What players read, and the sections on how moves and positions are written for programs. */
export function parted(blocks: readonly Block[]): { players: Block[]; programmers: Block[] } {
  const players: Block[] = [];
  const programmers: Block[] = [];
  let into = players;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level <= 2) into = FOR_PROGRAMMERS.test(plain(block.spans)) ? programmers : players;
    into.push(block);
  }
  return { players, programmers };
}

/** Whether a rule stands in these blocks. */
export function states(blocks: readonly Block[], id: string): boolean {
  return blocks.some((block) => {
    if (block.kind === 'text' || block.kind === 'picture') return block.rules.includes(id);
    if (block.kind === 'list') return block.items.some(({ rules }) => rules.includes(id));
    if (block.kind === 'table') return block.rows.some(({ rules }) => rules.includes(id));
    return block.kind === 'rules' && block.rules.some((rule) => rule.id === id);
  });
}

/** The plain words of spans, for the search. */
export function plain(parts: readonly Span[]): string {
  return parts.map((part) => ('spans' in part ? plain(part.spans) : part.kind === 'rule' ? part.id : part.text)).join('');
}

/** Whether a search finds a text: every word of it, in any order. */
export function found(text: string, search: string): boolean {
  const low = text.toLowerCase();
  return wordsOf(search).every((word) => low.includes(word));
}

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** A sentence that a search found. */
export interface Hit {
  /** The section it stands in. */
  section: string;
  /** What it is about, in a table. */
  about: string;
  text: string;
  /** The block, and the item or row in it: see `place`. */
  at: string;
  rules: string[];
}

/** The name of a block, or of an item or row in it. */
export const place = (block: number, part?: number): string => (part === undefined ? `${block}` : `${block}.${part}`);

/** The sentences of a text; a Japanese one ends without a space. */
export const sentences = (text: string): string[] => text.split(/(?<=[.!?][”’)]?)\s+|(?<=[。！？][」）]?)(?![」）])/).filter(Boolean);

/** The sentences that say all words of a search; where no single one does, those of a passage that does. */
export function hits(blocks: readonly Block[], search: string): Hit[] {
  const all: Hit[] = [];
  let section = '';
  const look = (at: string, rules: string[], text: string, about = ''): void => {
    if (!found(`${about} ${text} ${rules.join(' ')}`, search)) return;
    const whole = rules.some((rule) => rule.toLowerCase() === search.trim().toLowerCase()) || found(about, search);
    const said = sentences(text);
    const exact = said.filter((sentence) => found(`${about} ${sentence}`, search));
    const near = said.filter((sentence) => wordsOf(search).some((word) => sentence.toLowerCase().includes(word)));
    const shown = whole ? said : exact.length ? exact : near;
    all.push({ section, about, text: shown.join(' '), at, rules });
  };
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') section = block.level > 1 ? plain(block.spans) : '';
    else if (block.kind === 'text' || block.kind === 'picture') look(place(index), block.rules, plain(block.spans));
    else if (block.kind === 'list') block.items.forEach((item, part) => look(place(index, part), item.rules, plain(item.spans)));
    else if (block.kind === 'rules') block.rules.forEach((rule, part) => look(place(index, part), [rule.id], plain(rule.spans)));
    else if (block.kind === 'table') {
      block.rows.forEach((row, part) => {
        const cells = row.cells.map(plain);
        look(place(index, part), row.rules, cells.at(-1) ?? '', cells.slice(0, -1).join(' · '));
      });
    }
  });
  return all;
}

/** A text cut where a search finds its words, to mark them: every second piece is one. */
export function marked(text: string, search: string): string[] {
  const words = wordsOf(search).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length ? text.split(new RegExp(`(${words.join('|')})`, 'i')) : [text];
}
