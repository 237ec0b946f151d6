/** The story of a game as data: what happened, what is asked, what a move would do (core/events.py). */
import type { Depends } from '../protocol';

export type { Catalogue, Depends, Reason, Thing } from '../protocol';

/** Something that happened, as one viewer may know it. Each game has its own, with their fields. */
export interface GameEvent {
  type: string;
  /** The rule behind it; empty where no rule is. */
  rule: string;
}

/** What a seat is to decide: what, why, of what. */
export interface Prompt {
  type: string;
  rule: string;
}

/** What a move would do, as far as the seat can know. */
export interface Preview {
  /** The events that are certain, in order. */
  certain: readonly GameEvent[];
  /** What decides over the rest; empty if all is certain. */
  depends: readonly Depends[];
  /** What the move would do to each thing that another seat may do next. */
  would?: readonly GameEvent[];
}

/** What one version brought. */
export interface Step {
  version: number;
  /** Who moved. */
  seat: number;
  events: readonly GameEvent[];
}
