/** What a folder in src/games gives the table: a drawing, the time of its moments, and sounds. No rules, no sentences. */
import type { Component, Snippet } from 'svelte';
import type { Sound } from '../lib/sound';
import type { OutcomeView } from '../protocol';
import type { Say } from '../words/say';
import type { GameEvent, Preview, Prompt } from './story';

export type { Catalogue, Depends, GameEvent, Preview, Prompt, Reason, Step, Thing } from './story';
export type { Say } from '../words/say';

export type Outcome = OutcomeView;

/** What every view has; a game adds its own fields (see its view.py). */
export interface BaseView {
  game: string;
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  outcome: Outcome | null;
  /** What the seat is to decide; null where it owes nothing. */
  asked: Prompt | null;
  [field: string]: unknown;
}

/** How far a moment has come: it appears, stays, and its effect is drawn. */
export type Beat = 'show' | 'hold' | 'resolve';

/** The time that an event takes on the stage, in milliseconds at normal speed. */
export interface Moment {
  show?: number;
  hold?: number;
  resolve?: number;
  /** It has to be seen before whoever is to decide may act. */
  decisive?: boolean;
  /** From when on it is told in words, if not at once: nobody is to read what is not yet to be seen. */
  told?: Beat;
}

/** While a reaction is possible. */
export interface Window {
  /** When it closes, by `performance.now()`. */
  until: number;
  /** How long it is as a whole. */
  seconds: number;
}

/** The props of a game's `Table`. The same component draws the live table and the replay. */
export interface TableProps<V extends BaseView = BaseView, E extends GameEvent = GameEvent> {
  /**
   * All that the seat may know. While events are played it is the view before them, so what they bring is drawn
   * from `shown` and `event`; only where a decision is mine already it is the view after, and `moves` are open.
   * Draw from the absolute values of events (`ring: 1`, not "one further"), then both come out right.
   */
  view: V;
  /** What the seat may play now. Empty while it waits, watches, or in a replay. */
  moves: readonly string[];
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** The name at each seat. */
  names: readonly string[];
  /** Draws who sits there, for a game with `standings`: the name, and a bot's face and level, which tell how it plays. */
  who: Snippet<[seat: number]>;
  /** The event being played; null at rest. */
  event: E | null;
  /** How far it has come; null at rest. With less motion there is no `show`. */
  beat: Beat | null;
  /** The events of the same step that were played before `event`. Empty at rest. */
  shown: readonly E[];
  /** The events of the last step that is done with, for the last-move mark. */
  last: readonly E[];
  /** The words: `say.event(e)`, `say.message(key, about)`, `say.name(kind, id, part?)`. */
  say: Say;
  /** What a move would do, from the rules. Asked once for each move and version. */
  preview(move: string): Promise<Preview | null>;
  /** While a reaction is possible. */
  window: Window | null;
  /** A move of mine that is on its way to the server. */
  pending: string | null;
  /** When a move that has to wait may be played, by `performance.now()`. */
  until?: number | null;
  /** Play one of `moves`. */
  play(move: string): void;
  /** Ask why a move is not allowed: the frame shows the sentence, with a link to the rule. */
  why(move: string): void;
  /** Open the rules at a rule. */
  rule(id: string): void;
  /** Have the bots play on at once until it is my turn, or to the end if I am out; only where they are all I wait for. */
  hurry?: () => void;
  /** They do. */
  hurrying?: boolean;
  /** No motion is wanted. */
  reduced: boolean;
  /** A move was sent and not yet answered: offer nothing more. */
  busy: boolean;
}

/**
 * One step of the first-game guide; it points at the first element in sight with a `data-guide` of `at`. Its title is
 * the message `guide-<words>`, its text that message's attribute `.text`.
 */
export interface GuideStep {
  /** One name, or several with spaces between. */
  at: string;
  words: string;
}

/** A key, and what it does at this table: the message `key-<does>`. */
export interface KeyNote {
  keys: string;
  does: string;
}

/** What everybody can see of a seat, shown beside its name. */
export interface SeatNote {
  /** Short, for the eye: "♥♥♡". */
  mark?: string;
  /** Cards in hand, drawn as a small card with the number. */
  cards?: number;
  /** The same in words, for the ear: "2 of 3 lives". */
  label: string;
  /** The seat is out of the game. */
  out?: boolean;
}

/** The props of a game's `Plate.svelte`, which draws the pictures of its rule book: what to draw, as RULES.md has it. */
export interface PlateProps {
  words: readonly string[];
  say: Say;
}

/**
 * What `src/games/<id>/index.ts` exports by default. What happened, what is asked and how it ended is said by the
 * game's words; what only the browser needs to say stands in `src/games/<id>/words/{en,ja}.ftl`.
 */
export interface GameModule<V extends BaseView = BaseView, E extends GameEvent = GameEvent> {
  Table: Component<TableProps<V, E>>;
  /** The time that events take, by type; `*` for all others. One that is not here takes none of its own. */
  moments: Partial<Record<E['type'] | '*', Moment>>;
  /** Told when it happens, but not worth a line in the log. */
  unlogged?: readonly E['type'][];
  /** What is heard when an event is shown, by type; `*` for all others. */
  sounds: Partial<Record<E['type'] | '*', Sound>>;
  /**
   * What is called out by the voice, by type: the message that says it (with the event's fields), or `true` for the
   * event's own sentence.
   */
  spoken?: Partial<Record<E['type'], string | true>>;
  /** The whole table in words, for somebody who does not see it. */
  describe(view: V, say: Say, seat: number | null): string;
  /** A move in words, as on a button: "red 5". */
  words(move: string, say: Say): string;
  seatNote?(view: V, seat: number, say: Say): SeatNote;
  /** The table itself shows everybody, whose turn it is and how they stand: the frame does not do so too. */
  standings?: boolean;
  guide: readonly GuideStep[];
  keys: readonly KeyNote[];
  /** Quick words for the chat: the messages `quick-<name>`. */
  quick: readonly string[];
  /** Though the seat owes an answer, its person wants to be left alone: the frame asks nothing. */
  unasked?(view: V): boolean;
  /** A question to ask first, only where a slip would hurt. */
  confirm?(move: string, view: V, say: Say): string | null;
}
