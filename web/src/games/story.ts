/** The story of a game as data: what happened, what is asked, what a move would do (core/events.py). */

/** Something that happened, as one viewer may know it. */
export interface GameEvent {
  type: string;
  /** The rule behind it; empty where no rule is. */
  rule: string;
  [field: string]: unknown;
}

/** What a seat is to decide: what, why, of what. */
export interface Prompt {
  type: string;
  rule: string;
  [field: string]: unknown;
}

/** What the rest of a preview depends on. */
export interface Depends {
  on: string;
  seat: number | null;
}

/** What a move would do, as far as the seat can know. */
export interface Preview {
  /** The events that are certain, in order. */
  certain: GameEvent[];
  /** What decides over the rest; empty if all is certain. */
  depends: Depends[];
}

/** What one version brought. */
export interface Step {
  version: number;
  /** Who moved. */
  seat: number;
  events: GameEvent[];
}

/** Why something was refused. */
export interface Reason {
  code: string;
  /** Whose words; empty for those that all games share. */
  game: string;
  rule: string | null;
  about: Record<string, unknown>;
}

/** Everything with a name (core/catalogue.py). */
export interface Thing {
  kind: string;
  id: string;
  rule?: string;
  /** The message that has the name; `<kind>-<id>` without. */
  words?: string;
  /** What the name needs, and figures that a drawing needs. */
  about?: Record<string, unknown>;
}

export interface Catalogue {
  game: string;
  version: number;
  things: Thing[];
  terms: Record<string, string>;
}
