/** What a folder in src/games gives the table: a drawing, words and sounds. No rules. */
import type { Component } from 'svelte';
import type { OutcomeView } from '../protocol';
import type { Sound } from '../lib/sound';

export type Outcome = OutcomeView;

/** What every view has; a game adds its own fields (see its view.py). */
export interface BaseView {
  game: string;
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  outcome: Outcome | null;
  [field: string]: unknown;
}

/** The props of a game's `Table`. The same component draws the live table and the replay. */
export interface TableProps<V extends BaseView = BaseView> {
  /** All that the seat may know. */
  view: V;
  /** What the seat may play now. Empty while it waits, watches, or in a replay. */
  moves: readonly string[];
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** The name at each seat. */
  names: readonly string[];
  /** Seat and move that led to this view, where the seat may know it. */
  moved: readonly [number, string] | null;
  /** When a move that has to wait may be played, by `performance.now()`. */
  until?: number | null;
  /** Play one of `moves`. */
  play(move: string): void;
  /** Ask why a move is not allowed: the frame shows the sentence, with a link to the rule. */
  why(move: string): void;
  /** Open the rules at a rule. */
  rule(id: string): void;
  /** No motion is wanted. */
  reduced: boolean;
  /** A move was sent and not yet answered: offer nothing more. */
  busy: boolean;
}

/** One step of the first-game guide; it points at the first element in sight with a `data-guide` of `at`. */
export interface GuideStep {
  /** One name, or several with spaces between. */
  at: string;
  title: string;
  text: string;
}

/** A key and what it does at this table. */
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

/** What `src/games/<id>/index.ts` exports by default. */
export interface GameModule<V extends BaseView = BaseView> {
  Table: Component<TableProps<V>>;
  /** Whose turn it is, and what everyone waits for, in one sentence. */
  prompt(view: V, names: readonly string[], seat: number | null): string;
  /** The whole table in words, for somebody who does not see it. */
  describe(view: V, names: readonly string[], seat: number | null): string;
  /** A move in words, as on a button: "red 5". */
  words(move: string): string;
  /** A line of the log made readable, before the names are put in. */
  line?(text: string): string;
  /** How the game ended, after "Anna wins": "by Yorikiri". */
  ending?(outcome: Outcome, view: V): string;
  seatNote?(view: V, seat: number): SeatNote;
  /** The table itself shows everybody and whose turn it is: on a phone the frame does not do so too. */
  standings?: boolean;
  guide: GuideStep[];
  keys: KeyNote[];
  /** Quick words for the chat. */
  quick: string[];
  /** A question to ask first, only where a slip would hurt. */
  confirm?(move: string, view: V): string | null;
  /** What is heard when one view becomes the next. */
  sound?(before: V | null, after: V, moved: readonly [number, string] | null): Sound | null;
  /** What is called out, for the voice (SLAMBO!'s totals). */
  say?(before: V | null, after: V, moved: readonly [number, string] | null): string | null;
}
