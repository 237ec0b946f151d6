/** A view made readable without knowing the game: fields with names, cards as cards, boards as grids. */
import type { BaseView, Say, Thing } from '../types';

/** What one value is: a text to read, and the thing or seat behind it. */
export interface Item {
  text: string;
  /** What the thing does, where the catalogue says so. */
  more: string;
  card: boolean;
  seat: number | null;
  /** The id of the thing, which may be a move. */
  id: string;
  /** Whose card it is, where there is one for each seat. */
  owner?: string;
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
  columns: number;
  cells: Cell[];
}

/** What the frame shows anyway. */
const HEAD = new Set(['game', 'seats', 'seat', 'options', 'outcome', 'asked', 'to_move']);
/** Kinds whose ids are no values of a view. */
const NOT_SHOWN = new Set(['option', 'reason']);

const empty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.every(empty));

/** "hand_sizes" as the words call it, or as a label. */
export function label(name: string, say: Say): string {
  const told = say.message(`field-${name.replaceAll('_', '-')}`);
  if (told) return told;
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The thing a text names: of the kind that the catalogue says, or of any, cards first. */
function thing(id: string, kind: string, say: Say): Thing | undefined {
  if (kind) return say.thing(kind, id);
  return say.thing('card', id) ?? say.words.things.find((one) => one.id === id && !NOT_SHOWN.has(one.kind));
}

/** One value of a field, by what the catalogue says the field holds. */
function item(value: unknown, kind: string, say: Say): Item {
  const bare: Item = { text: '', more: '', card: false, seat: null, id: '' };
  if (empty(value)) return { ...bare, text: say.message('plain-nothing') };
  if (typeof value === 'boolean') return { ...bare, text: say.message(value ? 'plain-yes' : 'plain-no') };
  if (kind === 'seat' && typeof value === 'number') {
    return { ...bare, text: say.names[value] ?? say.message('seat', { number: value + 1 }), seat: value };
  }
  if (typeof value === 'number') return { ...bare, text: new Intl.NumberFormat(say.language).format(value) };
  if (typeof value === 'string') {
    const found = thing(value, kind, say);
    if (!found) return { ...bare, text: value, id: value };
    const more = say.name(found.kind, value, 'text');
    return { ...bare, text: say.name(found.kind, value), more, card: found.kind === 'card', id: value };
  }
  if (Array.isArray(value)) return { ...bare, text: say.list(value.map((one) => item(one, kind, say).text)) };
  const parts = Object.entries(value as object)
    .filter(([, one]) => !empty(one))
    .map(([name, one]) => say.message('plain-field', { label: label(name, say), value: item(one, say.words.terms[name] ?? '', say).text }));
  return { ...bare, text: parts.join(' ') };
}

/** Whether the words say that a list has one for each seat: `.each = seat`. */
const eachSeats = (name: string, say: Say): boolean => say.message(`field-${name.replaceAll('_', '-')}`, {}, 'each') === 'seat';

/** The values of a field; of a list with one for each seat, with the names. */
export function items(value: unknown, name: string, view: BaseView, say: Say): Item[] {
  let kind = say.words.terms[name] ?? '';
  // Whose turn it is, is a seat even where the game does not say so.
  if (!kind && name === 'turn' && typeof value === 'number' && value < view.seats) kind = 'seat';
  if (!Array.isArray(value)) return [item(value, kind, say)];
  const bySeat =
    kind !== 'seat' &&
    value.length === view.seats &&
    (value.some(empty) || value.every((one) => typeof one !== 'string') || eachSeats(name, say));
  return value.map((one: unknown, seat) => {
    const shown = item(one, kind, say);
    const owner = say.names[seat] ?? say.message('seat', { number: seat + 1 });
    if (!bySeat) return shown;
    return shown.card
      ? { ...shown, owner, seat }
      : { ...shown, text: say.message('plain-field-short', { label: owner, value: shown.text }), seat };
  });
}

/** Where a thing lies, if the catalogue says so; columns may be letters. */
function place({ about = {} }: Thing): { row: number; column: number } | null {
  const number = (value: unknown): number | null =>
    typeof value === 'number' ? value : typeof value === 'string' && /^[A-Z]$/i.test(value) ? value.toUpperCase().charCodeAt(0) - 64 : null;
  const [row, column] = [number(about.row), number(about.column)];
  return row === null || column === null ? null : { row, column };
}

/** The kinds of things that have a row and a column, each with its things. */
function grids(say: Say): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const one of say.words.things) if (place(one)) found.set(one.kind, [...(found.get(one.kind) ?? []), one]);
  return found;
}

/** The places that this table has, if a list in the view names them. */
function inUse(view: BaseView, things: readonly Thing[]): readonly Thing[] {
  const ids = new Set(things.map(({ id }) => id));
  const inside = Object.values(view).flatMap((value) => [
    value,
    ...(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : []),
  ]);
  const lists = inside.filter(
    (value): value is string[] => Array.isArray(value) && value.length > 3 && value.every((one) => ids.has(one as string)),
  );
  const longest = lists.sort((a, b) => b.length - a.length)[0];
  return longest ? things.filter(({ id }) => longest.includes(id)) : things;
}

/** What lies on the places, if a field says it: by their ids, or all of them in order. */
function lying(value: unknown, things: readonly Thing[]): unknown[] | null {
  if (Array.isArray(value)) return value.length === things.length && !value.every((one, at) => one === things[at]!.id) ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  const ids = new Set(things.map(({ id }) => id));
  const keys = Object.keys(value);
  if (!keys.length || !keys.every((key) => ids.has(key))) return null;
  return things.map(({ id }) => (value as Record<string, unknown>)[id]);
}

function board(kind: string, all: readonly Thing[], view: BaseView, say: Say, drawn: Set<string>): Board {
  const things = inUse(view, all);
  const cells: Cell[] = things.map((one) => ({ id: one.id, label: say.name(kind, one.id), ...place(one)!, items: [] }));
  for (const [name, value] of Object.entries(view)) {
    const on = HEAD.has(name) ? null : lying(value, things);
    if (!on) continue;
    drawn.add(name);
    const holds = say.words.terms[name] ?? '';
    on.forEach((one, at) => {
      // A number on a place that nothing else is said of is whose it is.
      const seat = !holds && typeof one === 'number' && one < view.seats;
      if (!empty(one)) cells[at]!.items.push(item(one, seat ? 'seat' : holds, say));
    });
  }
  const [top, left] = [Math.min(...cells.map(({ row }) => row)), Math.min(...cells.map(({ column }) => column))];
  for (const cell of cells) {
    cell.row -= top;
    cell.column -= left;
  }
  return { kind, columns: Math.max(...cells.map(({ column }) => column)) + 1, cells };
}

/** Whether a value is about the places only: a list of them, or an object with such a list. */
function placesOnly(value: unknown, boards: readonly Board[]): boolean {
  const ids = new Set(boards.flatMap(({ cells }) => cells.map(({ id }) => id)));
  const list = (one: unknown): boolean => Array.isArray(one) && one.length > 3 && one.every((id) => ids.has(id as string));
  return list(value) || (typeof value === 'object' && value !== null && Object.values(value).some(list));
}

/** The whole view: its boards, and every other field that says something, with its name. */
export function readable(view: BaseView, say: Say): { boards: Board[]; fields: Field[] } {
  const drawn = new Set<string>();
  const boards = [...grids(say)].map(([kind, things]) => board(kind, things, view, say, drawn));
  const fields = Object.entries(view)
    .filter(([name, value]) => !HEAD.has(name) && !drawn.has(name) && !empty(value) && !placesOnly(value, boards))
    .map(([name, value]) => ({ name, label: label(name, say), items: items(value, name, view, say) }));
  return { boards, fields };
}

/** A move in words, by the rule of ringside.words.moves: a thing's name, or `move-<first word>` with `what` follows. */
export function moveWords(move: string, say: Say): string {
  const named = (part: string): string => {
    const found = thing(part, '', say);
    return (found && say.name(found.kind, found.id)) || part;
  };
  if (thing(move, '', say)) return named(move);
  const [verb = '', ...rest] = move.split(' ');
  const what = rest.map(named).join(' ');
  return say.message(`move-${verb}`, { what: what || null }) || [verb, what].filter(Boolean).join(' ');
}

/** The move that a place stands for: the only one that names it. */
export function moveAt(id: string, moves: readonly string[]): string | undefined {
  const named = moves.filter((move) => move === id || move.split(' ').includes(id));
  return named.length === 1 ? named[0] : undefined;
}
