/**
 * The stage plays what happened: one step after the other, and of each step one event after the other, show → hold →
 * resolve. The view before stands until the step is over; then it settles on the view after.
 */
import type { Beat, GameEvent, Moment } from '../games/types';

/** The clock, and whether anybody looks; tests bring their own. */
export interface Clock {
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
}

/** One step to play. */
export interface Act {
  events: readonly GameEvent[];
  /** It leaves a decision to me: once its last decisive moment has been on screen, the view after is shown. */
  mine: boolean;
  /** There is no time to lose: what waits before it is not played. */
  urgent?: boolean;
  /** It is a move of mine, so nothing before it is still of interest. */
  own?: boolean;
  /** Shows the view after. Called once. */
  settle(): void;
}

export interface Direction {
  moment(type: string): Moment | undefined;
  /** How much longer than normal everything takes; 0 for no time at all. */
  pace(): number;
  /** No motion is wanted: what appears is there at once, a still picture. */
  still(): boolean;
  /** Nobody looks: nothing is played. */
  away(): boolean;
  /** An event is shown now; `loud` unless it was skipped over. */
  heard?(event: GameEvent, loud: boolean): void;
  /** Everything that waited has been played. */
  rest?(): void;
}

const BEATS: readonly Beat[] = ['show', 'hold', 'resolve'];

/** So many steps may wait; of more, only the last is played. */
export const MOST_WAITING = 5;

export class Stage {
  /** The event being played; null at rest. */
  event = $state.raw<GameEvent | null>(null);
  beat = $state<Beat | null>(null);
  /** Those of the same step that were played before it. */
  shown = $state.raw<readonly GameEvent[]>([]);
  /** The events of the last step that is done with. */
  last = $state.raw<readonly GameEvent[]>([]);
  /** Whether a step is being played. */
  playing = $state(false);

  #queue: Act[] = [];
  #act: Act | null = null;
  #settled = false;
  #at = 0;
  #timer = 0;

  constructor(
    private readonly clock: Clock,
    private readonly direction: Direction,
  ) {}

  /** Play a step when those before it are over. */
  add(act: Act): void {
    this.#queue.push(act);
    if (this.direction.away()) this.jump();
    else if (act.urgent || act.own || this.#queue.length > MOST_WAITING) this.#hurry();
    else if (!this.#act) this.#next();
  }

  /** To the end of the step that is being played. */
  skip(): void {
    const act = this.#act;
    if (!act) return;
    this.#stop();
    for (const event of act.events.slice(this.#at + 1)) this.direction.heard?.(event, false);
    this.#finish(act);
    this.#next();
  }

  /** To the newest step, without playing any. */
  jump(): void {
    while (this.#act || this.#queue.length) {
      this.#stop();
      if (this.#act) this.#finish(this.#act);
      const next = this.#queue.shift();
      if (next) {
        this.#act = next;
        this.#settled = false;
      }
    }
    this.#idle();
  }

  /** Forget what waits and what is being played; nothing of it settles. */
  clear(last: readonly GameEvent[] = []): void {
    this.#stop();
    this.#queue = [];
    this.#act = null;
    this.last = last;
    this.#idle();
  }

  /** Settle on all steps but the last, and play that one. */
  #hurry(): void {
    this.#stop();
    if (this.#act) this.#finish(this.#act);
    while (this.#queue.length > 1) this.#finish(this.#queue.shift()!);
    this.#next();
  }

  #next(): void {
    const act = this.#queue.shift() ?? null;
    this.#act = act;
    if (!act) {
      this.#idle();
      this.direction.rest?.();
      return;
    }
    this.#settled = false;
    this.#at = -1;
    this.playing = true;
    this.shown = [];
    this.#advance(act);
  }

  /** Plays the next event of a step; those that take no time at once. */
  #advance(act: Act): void {
    if (this.event) this.shown = [...this.shown, this.event];
    this.event = null;
    this.beat = null;
    this.#at += 1;
    // What follows after the last decisive moment does not keep me waiting.
    if (act.mine && !act.events.slice(this.#at).some((event) => this.#decisive(event))) this.#settle(act);
    const event = act.events[this.#at];
    if (!event) {
      this.#finish(act);
      this.#next();
      return;
    }
    this.event = event;
    this.direction.heard?.(event, true);
    this.#beats(act, this.#plan(event));
  }

  #beats(act: Act, plan: readonly [Beat, number][]): void {
    const [now, ...then] = plan;
    if (!now) {
      this.#advance(act);
      return;
    }
    this.beat = now[0];
    this.#timer = this.clock.later(() => {
      this.#timer = 0;
      this.#beats(act, then);
    }, now[1]);
  }

  /** The beats of an event that take time now. */
  #plan(event: GameEvent): [Beat, number][] {
    const moment = this.direction.moment(event.type) ?? {};
    const pace = this.direction.pace();
    const beats = BEATS.map((beat): [Beat, number] => [beat, (moment[beat] ?? 0) * pace]);
    if (!this.direction.still()) return beats.filter(([, time]) => time > 0);
    const [[, show], [, hold], [, resolve]] = beats as [[Beat, number], [Beat, number], [Beat, number]];
    const stills: [Beat, number][] = [['hold', show + hold], ['resolve', resolve]];
    return stills.filter(([, time]) => time > 0);
  }

  #decisive(event: GameEvent): boolean {
    return this.direction.pace() > 0 && this.direction.moment(event.type)?.decisive === true;
  }

  #settle(act: Act): void {
    if (this.#settled) return;
    this.#settled = true;
    act.settle();
  }

  #finish(act: Act): void {
    if (act === this.#act) {
      this.#settle(act);
      this.#act = null;
    } else act.settle();
    this.event = null;
    this.beat = null;
    this.shown = [];
    this.last = act.events;
  }

  #stop(): void {
    this.clock.cancel(this.#timer);
    this.#timer = 0;
  }

  #idle(): void {
    this.event = null;
    this.beat = null;
    this.shown = [];
    this.playing = false;
  }
}
