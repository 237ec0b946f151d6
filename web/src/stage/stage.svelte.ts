/**
 * The stage plays what happened: one step after the other, and of each step one event after the other, show → hold →
 * resolve. The view before stands until the step is over; then it settles on the view after.
 */
import type { Beat, GameEvent, Moment } from '../games/types';

/** Time that passes; tests bring their own. */
export interface Clock {
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
}

/** One step to play. */
export interface Act {
  /** Its events, asked for when its turn comes. */
  begin(): readonly GameEvent[];
  /** It leaves a decision to me: once its last decisive moment has been on screen, the view after is shown. */
  mine(): boolean;
  /** Nothing before it is of interest any more: a move of my own, or one that leaves little time to answer. */
  urgent: boolean;
  /** Shows the view after. Called once. */
  settle(): void;
}

/** How it is played. */
export interface Direction {
  moment(type: string): Moment | undefined;
  /** How much longer than normal everything takes; 0 for no time at all. */
  pace(): number;
  /** No motion is wanted: what appears is there at once, a still picture. */
  still(): boolean;
  /** Nobody looks: nothing is played. */
  away(): boolean;
  /** An event begins to be shown. */
  heard(event: GameEvent): void;
  /** It may be told in words now; `loud` unless it was skipped over. */
  told(event: GameEvent, loud: boolean): void;
  /** Everything that waited has been played. */
  rest(): void;
}

const BEATS: readonly Beat[] = ['show', 'hold', 'resolve'];

/** So many steps may wait; of more, only the last is played. */
export const MOST_WAITING = 5;

export class Stage {
  /** The event being played; null at rest. */
  event = $state.raw<GameEvent | null>(null);
  beat = $state<Beat | null>(null);
  /** The last event of the same step that may be told in words. */
  told = $state.raw<GameEvent | null>(null);
  /** Those of the same step that were played before it. */
  shown = $state.raw<readonly GameEvent[]>([]);
  /** The events of the last step that is done with. */
  last = $state.raw<readonly GameEvent[]>([]);
  /** Whether a step is being played. */
  playing = $state(false);
  /** Whether the view of the step being played is shown already. */
  settled = $state(true);

  #queue: Act[] = [];
  #act: Act | null = null;
  #events: readonly GameEvent[] = [];
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
    else if (act.urgent || this.#queue.length > MOST_WAITING) this.#hurry();
    else if (!this.#act) this.#next();
  }

  /** To the end of the step that is being played. */
  skip(): void {
    if (!this.#act) return;
    this.#stop();
    const from = this.told === this.event ? this.#at + 1 : this.#at;
    for (const event of this.#events.slice(from)) this.direction.told(event, false);
    this.#finish();
    this.#next();
  }

  /** To the newest step, without playing any. */
  jump(): void {
    if (!this.#act && !this.#queue.length) return;
    this.#pass(0);
    this.#next();
  }

  /** Forget what waits and what is being played; nothing of it settles. */
  clear(last: readonly GameEvent[] = []): void {
    this.#stop();
    this.#queue = [];
    this.#act = null;
    this.#idle();
    this.last = last;
  }

  /** Settle on all steps but the last, and play that one. */
  #hurry(): void {
    this.#pass(1);
    this.#next();
  }

  /** Settles on what is being played and what waits, but for the last so many. */
  #pass(left: number): void {
    this.#stop();
    if (this.#act) this.#finish();
    while (this.#queue.length > left) {
      this.#begin(this.#queue.shift()!);
      this.#finish();
    }
  }

  #begin(act: Act): void {
    this.#act = act;
    this.#events = act.begin();
    this.#at = -1;
    this.settled = false;
    this.playing = true;
    this.event = this.told = null;
    this.beat = null;
    this.shown = [];
  }

  #next(): void {
    const act = this.#queue.shift();
    if (act) {
      this.#begin(act);
      this.#advance(act);
    } else {
      this.#idle();
      this.direction.rest();
    }
  }

  /** Plays the next event of a step; those that take no time at once. */
  #advance(act: Act): void {
    if (this.event) {
      this.#tell();
      this.shown = [...this.shown, this.event];
    }
    this.event = null;
    this.beat = null;
    this.#at += 1;
    // What follows after the last decisive moment does not keep me waiting.
    if (act.mine() && !this.#events.slice(this.#at).some((event) => this.#decisive(event))) this.#settle();
    const event = this.#events[this.#at];
    if (!event) {
      this.#finish();
      this.#next();
      return;
    }
    this.event = event;
    this.direction.heard(event);
    this.#beats(act, this.#plan(event));
  }

  #beats(act: Act, plan: readonly [Beat, number][]): void {
    const [now, ...then] = plan;
    if (!now) {
      this.#advance(act);
      return;
    }
    this.beat = now[0];
    const from = this.direction.moment(this.event!.type)?.told ?? 'show';
    if (BEATS.indexOf(this.beat) >= BEATS.indexOf(from)) this.#tell();
    this.#timer = this.clock.later(() => {
      this.#timer = 0;
      this.#beats(act, then);
    }, now[1]);
  }

  /** The event may be told from now on. */
  #tell(): void {
    if (!this.event || this.told === this.event) return;
    this.told = this.event;
    this.direction.told(this.event, true);
  }

  /** The beats of an event that take time now. */
  #plan(event: GameEvent): [Beat, number][] {
    const moment = this.direction.moment(event.type) ?? {};
    const pace = this.direction.pace();
    const still = this.direction.still();
    const times: Record<Beat, number> = {
      show: still ? 0 : (moment.show ?? 0),
      hold: (moment.hold ?? 0) + (still ? (moment.show ?? 0) : 0),
      resolve: moment.resolve ?? 0,
    };
    return BEATS.map((beat): [Beat, number] => [beat, times[beat] * pace]).filter(([, time]) => time > 0);
  }

  #decisive(event: GameEvent): boolean {
    return this.direction.pace() > 0 && this.direction.moment(event.type)?.decisive === true;
  }

  #settle(): void {
    if (this.settled || !this.#act) return;
    this.settled = true;
    this.#act.settle();
  }

  /** The step is over: its view stands, and its events become the last ones. */
  #finish(): void {
    this.#settle();
    this.#act = null;
    // What nobody is told of leaves the mark of what was told before.
    if (this.#events.length) this.last = this.#events;
    this.event = this.told = null;
    this.beat = null;
    this.shown = [];
  }

  #stop(): void {
    this.clock.cancel(this.#timer);
    this.#timer = 0;
  }

  #idle(): void {
    this.event = this.told = null;
    this.beat = null;
    this.shown = [];
    this.playing = false;
    this.settled = true;
  }
}
