/** A finished game, played again on the same stage: by itself, or step by step. */
import type { GameEvent } from '../games/types';
import { type Clock, type Direction, Stage } from '../stage/stage.svelte';

/** Milliseconds between two steps, at normal speed; and where moments take no time at all. */
const PAUSE = 350;
const PAUSE_OFF = 700;

export class Rerun {
  /** The step whose view is shown; while one is played, the one before it. */
  at = $state(0);
  /** Whether it goes on by itself. */
  playing = $state(false);
  readonly stage: Stage;
  #timer = 0;

  /** `steps`: the events of each step; the first is the deal. */
  constructor(
    private readonly clock: Clock,
    private readonly direction: Omit<Direction, 'rest'>,
    public steps: readonly (readonly GameEvent[])[],
  ) {
    this.stage = new Stage(clock, { ...direction, rest: () => this.#rest() });
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** Plays the next step; if one is being played, to the end of it. */
  next(): void {
    this.clock.cancel(this.#timer);
    if (this.stage.playing) {
      this.stage.skip();
      return;
    }
    if (this.at >= this.last) return;
    const step = this.at + 1;
    this.stage.add({
      urgent: false,
      begin: () => this.steps[step] ?? [],
      mine: () => false,
      settle: () => (this.at = step),
    });
  }

  /** Shows a step as it stands. */
  go(step: number): void {
    this.clock.cancel(this.#timer);
    this.at = Math.max(0, Math.min(this.last, step));
    this.stage.clear(this.steps[this.at]);
    if (this.playing) this.#rest();
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) {
      this.clock.cancel(this.#timer);
      return;
    }
    if (this.at >= this.last) this.go(0);
    else if (!this.stage.playing) this.next();
  }

  close(): void {
    this.clock.cancel(this.#timer);
    this.stage.clear();
  }

  #rest(): void {
    if (!this.playing) return;
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    const pace = this.direction.pace();
    this.#timer = this.clock.later(() => this.next(), pace > 0 ? PAUSE * pace : PAUSE_OFF);
  }
}
