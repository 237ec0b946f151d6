/** A rule book, as the server cut it into blocks: what to link, to search and to mark. */
import type { Book, Span } from '../protocol';

export type { Span };
export type Block = Book['rules'][number];

/** Whether a rule stands in these blocks. */
export function states(blocks: readonly Block[], id: string): boolean {
  return blocks.some((block) => {
    if (block.kind === 'text' || block.kind === 'picture') return block.rules.includes(id);
    if (block.kind === 'list') return block.items.some(({ rules }) => rules.includes(id));
    return (block.kind === 'table' || block.kind === 'rules') && block.rows.some(({ rules }) => rules.includes(id));
  });
}

/** The plain words of spans, for the search. */
export function plain(parts: readonly Span[]): string {
  return parts.map(({ text }) => text).join('');
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
    else if (block.kind === 'table' || block.kind === 'rules') {
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
