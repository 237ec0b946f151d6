/** RULES.md as blocks to draw: just the Markdown our rule books use, and no HTML. */

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'em'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; id: string };

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'rules'; rules: { id: string; spans: Span[]; text: string }[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
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
  return { kind: 'table', head: first.map(spans), rows: rows.map((row) => cells(row).map(spans)) };
}

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
    else if (/^[-*] /.test(line)) {
      const items: string[] = [];
      for (const next of take((other) => /^([-*] |\s+\S)/.test(other))) {
        if (/^[-*] /.test(next)) items.push(next.slice(2));
        else items[items.length - 1] += ` ${next.trim()}`;
      }
      blocks.push({ kind: 'list', items: items.map(spans) });
    } else {
      const text = take((next) => next.trim() !== '' && !/^(#+ |```|\||[-*] )/.test(next)).join(' ');
      blocks.push({ kind: 'text', spans: spans(text) });
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

/** The plain words of spans, for the search. */
export function plain(parts: readonly Span[]): string {
  return parts
    .map((part) => ('spans' in part ? plain(part.spans) : part.kind === 'rule' ? part.id : part.text))
    .join('');
}

/** Whether a search finds a text: every word of it, in any order. */
export function found(text: string, search: string): boolean {
  const low = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}
