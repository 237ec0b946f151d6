/** A view made readable without knowing the game: fields with names, cards as cards, boards as grids. */
import type { BaseView, Say, Thing } from '../types';

/** What one value is: a text to read, and the thing or seat behind it. */
export interface Item {
  text: string;
  /** What the thing does, where the catalogue says so. */
  more: string;
  card: boolean;
  seat: number | null;
  /** What would play it, if it is the name of a move. */
  move: string;
}

export interface Field {
  name: string;
  label: string;
  items: Item[];
}

export interface Cell {
  id: string;
  label: string;
  row: number;
  column: number;
  items: Item[];
}

export interface Board {
  kind: string;
  rows: number;
  columns: number;
  cells: Cell[];
}

/** What the frame shows anyway. */
const HEAD = new Set(['game', 'seats', 'seat', 'options', 'outcome', 'asked', 'to_move']);

const place = (thing: Thing): { row: number; column: number } | null => {
  const { row, column } = thing.about ?? {};
  return typeof row === 'number' && typeof column === 'number' ? { row, column } : null;
};

/** The kinds of things that have a row and a column, each with its things. */
export function grids(say: Say): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of say.words.things) {
    if (place(thing)) found.set(thing.kind, [...(found.get(thing.kind) ?? []), thing]);
  }
  return found;
}

/** "hand_sizes" as the words call it, or as a label. */
export function label(name: string, say: Say): string {
  const kebab = name.replaceAll('_', '-');
  const told = say.message(`field-${kebab}`);
  if (told) return told;
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** One value of a field, by what the catalogue says the field holds. */
function item(value: unknown, kind: string, say: Say): Item {
  const bare: Item = { text: '', more: '', card: false, seat: null, move: '' };
  if (value === null || value === undefined || value === '') return { ...bare, text: say.message('plain-nothing') };
  if (typeof value === 'boolean') return { ...bare, text: say.message(value ? 'plain-yes' : 'plain-no') };
  if (kind === 'seat' && typeof value === 'number') {
    return { ...bare, text: say.names[value] ?? say.message('seat', { number: value + 1 }), seat: value };
  }
  if (typeof value === 'number') return { ...bare, text: new Intl.NumberFormat(say.language).format(value) };
  if (typeof value === 'string') {
    const thing = kind ? say.thing(kind, value) : undefined;
    if (!thing) return { ...bare, text: value, move: value };
    return { ...bare, text: say.name(kind, value), more: say.name(kind, value, 'text'), card: kind === 'card', move: value };
  }
  if (Array.isArray(value)) return { ...bare, text: say.list(value.map((one) => item(one, kind, say).text)) };
  const parts = Object.entries(value).map(([name, one]) =>
    say.message('plain-field', { label: label(name, say), value: items(one, say.words.terms[name] ?? '', say).map(({ text }) => text) }),
  );
  return { ...bare, text: parts.join(' ') };
}

function items(value: unknown, kind: string, say: Say): Item[] {
  return (Array.isArray(value) ? value : [value]).map((one) => item(one, kind, say));
}

/** What lies on the places of a kind, if a field says it: by their ids, or all of them in order. */
function lying(value: unknown, things: readonly Thing[]): unknown[] | null {
  if (Array.isArray(value)) return value.length === things.length ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  const ids = new Set(things.map((thing) => thing.id));
  const keys = Object.keys(value);
  if (!keys.length || !keys.every((key) => ids.has(key))) return null;
  return things.map((thing) => (value as Record<string, unknown>)[thing.id]);
}

/** The whole view: its boards, and every other field with its name. */
export function readable(view: BaseView, say: Say): { boards: Board[]; fields: Field[] } {
  const drawn = new Set<string>();
  const boards: Board[] = [];
  for (const [kind, things] of grids(say)) {
    const cells: Cell[] = things.map((thing) => ({ id: thing.id, label: say.name(kind, thing.id), ...place(thing)!, items: [] }));
    for (const [name, value] of Object.entries(view)) {
      const on = HEAD.has(name) ? null : lying(value, things);
      if (!on) continue;
      drawn.add(name);
      on.forEach((one, at) => {
        if (one !== null && one !== undefined && one !== '') cells[at]!.items.push(...items(one, say.words.terms[name] ?? '', say));
      });
    }
    const rows = cells.map(({ row }) => row);
    const columns = cells.map(({ column }) => column);
    const [top, left] = [Math.min(...rows), Math.min(...columns)];
    for (const cell of cells) {
      cell.row -= top;
      cell.column -= left;
    }
    boards.push({ kind, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1, cells });
  }
  const fields = Object.entries(view)
    .filter(([name]) => !HEAD.has(name) && !drawn.has(name))
    .map(([name, value]) => ({ name, label: label(name, say), items: items(value, say.words.terms[name] ?? '', say) }));
  return { boards, fields };
}

/** A move in words: each of its parts that is the name of a thing is called by it. */
export function moveWords(move: string, say: Say): string {
  return move
    .split(' ')
    .map((part) => {
      const thing = say.words.things.find(({ id }) => id === part);
      return (thing && say.name(thing.kind, thing.id)) || say.message(`move-${part}`) || part;
    })
    .join(' ');
}
