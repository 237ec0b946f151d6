/** The words of one game in one language, and whoever speaks them at a table. */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import type { Catalogue, Depends, GameEvent, Prompt, Reason, Thing } from '../games/story';
import type { OutcomeView as Outcome } from '../protocol';
import { filled, type About, type Filler } from './fill';

/** What fields of these names hold in every game that says nothing else of them (core/catalogue.py). */
const SHARED_TERMS: Record<string, string> = {
  seat: 'seat',
  seats: 'seat',
  winner: 'seat',
  winners: 'seat',
  by: 'seat',
  reason: 'reason',
};

/** A piece of a sentence; `seat` where it is the name of one. */
export interface Part {
  text: string;
  seat?: number;
}

/** Around a name while the sentence is made, so that it can be found again: E000 + seat, the name, E0FF. */
const OPEN = 0xe000;
const CLOSE = '\ue0ff';
const MARKED = /([\ue000-\ue0fe])([^\ue0ff]*)\ue0ff/g;

const mark = (seat: number, name: string): string => `${String.fromCharCode(OPEN + seat)}${name}${CLOSE}`;

/** A number below zero has a minus, not a hyphen. */
class BelowZero extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}
const signed = (value: string | number): string | number | FluentNumber =>
  typeof value === 'number' && value < 0 ? new BelowZero(value) : value;

function parted(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[2]!, seat: match[1]!.charCodeAt(0) - OPEN });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Messages and things: what a language has for a game, or for the frame. */
export class Words {
  readonly terms: Readonly<Record<string, string>>;
  readonly things: readonly Thing[];
  #things = new Map<string, Thing>();
  #bundle: FluentBundle;

  /** `sources`: the text of FTL files; a later one overrides. */
  constructor(
    readonly language: string,
    sources: readonly string[],
    catalogue: Catalogue | null = null,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.terms = catalogue?.terms ?? SHARED_TERMS;
    this.things = catalogue?.things ?? [];
    for (const thing of this.things) this.#things.set(`${thing.kind} ${thing.id}`, thing);
  }

  has(key: string, part = ''): boolean {
    const found = this.#bundle.getMessage(key);
    return part ? found?.attributes[part] != null : found?.value != null;
  }

  /** A message, or an attribute of it; empty if there is none. */
  message(key: string, about: About = {}, names: readonly string[] = [], part = '', marked = false): string {
    const found = this.#bundle.getMessage(key);
    const pattern = part ? found?.attributes[part] : found?.value;
    if (!pattern) return '';
    const filler: Filler = {
      language: this.language,
      terms: this.terms,
      seat: (seat) => {
        const name = names[seat] ?? this.message('seat', { number: seat + 1 });
        return marked ? mark(seat, name) : name;
      },
      thing: (kind, id) => this.name(kind, id),
      reason: ({ code, about }) => this.message(`error-${code}`, about, names) || code,
      message: (key, about) => this.message(key, about, names, '', marked),
    };
    const errors: Error[] = [];
    const ready = Object.entries(filled(about, filler)).map(([field, value]) => [field, signed(value)]);
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(ready), errors);
    if (errors.length && import.meta.env.DEV) throw new Error(`${key} in ${this.language}: ${errors[0]!.message}`);
    return text;
  }

  thing(kind: string, id: string): Thing | undefined {
    return this.#things.get(`${kind} ${id}`);
  }

  /** The name of a thing, or another part of it: its `text`. */
  name(kind: string, id: string, part = ''): string {
    const thing = this.thing(kind, id);
    if (!thing) return part ? '' : id;
    return this.message(thing.words || `${kind}-${id}`, thing.about ?? {}, [], part) || (part ? '' : id);
  }
}

/** The words with the names at a table: what a game's `Table` is handed as `say`. */
export class Say {
  constructor(
    readonly words: Words,
    readonly names: readonly string[] = [],
  ) {}

  get language(): string {
    return this.words.language;
  }

  /** A message of the game's words, filled in by the rules of its fields. */
  message(key: string, about: About = {}, part = ''): string {
    return this.words.message(key, about, this.names, part);
  }
  has(key: string, part = ''): boolean {
    return this.words.has(key, part);
  }

  /** What happened, as a sentence. Empty where the words say nothing of it. */
  event(event: GameEvent): string {
    return this.message(`event-${event.type}`, { ...event });
  }
  /** The same in pieces, with the names apart, to colour them. */
  eventParts(event: GameEvent): Part[] {
    return parted(this.words.message(`event-${event.type}`, { ...event }, this.names, '', true));
  }

  /** What is asked, as a sentence; empty for nothing. */
  prompt(prompt: Prompt | null | undefined): string {
    return prompt ? this.message(`asked-${prompt.type}`, { ...prompt }) : '';
  }

  /** What the rest of a preview depends on. */
  depends(depends: Depends): string {
    return this.message(`depends-${depends.on}`, { ...depends });
  }

  /** Why something was refused. A code without a message is shown as it is. */
  error(reason: Reason): string {
    return this.message(`error-${reason.code}`, reason.about) || reason.code;
  }

  /** How a game ended: "Ada wins by Yorikiri." Empty where the words do not say. */
  outcome({ reason, winners }: Outcome): string {
    const thing = this.words.thing('reason', reason);
    return this.message(thing?.words || `reason-${reason}`, { winners }, 'ending');
  }

  /** The name of a thing in the catalogue, or another part of it: `say.name('card', 'r5')`, `say.name('reason', id, 'text')`. */
  name(kind: string, id: string, part = ''): string {
    return this.words.name(kind, id, part);
  }
  /** A thing of the catalogue: its rule and figures. */
  thing(kind: string, id: string): Thing | undefined {
    return this.words.thing(kind, id);
  }
  /** All things of a kind, in the catalogue's order. */
  things(kind: string): Thing[] {
    return this.words.things.filter((thing) => thing.kind === kind);
  }

  /** Several things or names in one phrase: "red 5 and blue 2". */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(parts);
  }
}
