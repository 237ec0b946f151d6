/** A table one is connected to: what the server said, ready to draw. */
import type { GameEvent, Moment, Preview, Reason, Step, Window } from '../games/types';
import type { Because, Previewed, Refused, Said, TableEvent, TableInfo, View } from '../protocol';
import { Stage } from '../stage/stage.svelte';
import { type Eyes, nextEyes, owes } from './eyes';
import { merge } from './log';
import { Previews } from './previews';
import { noteRead, noteSeal, readUntil } from './store';
import { browser, type Connection, type ServerMessage, TableSocket, type World } from './socket';

/** A view as it came, with its times by the clock of the page. */
interface Received {
  view: View;
  /** When the clock of the seats that are waited for runs out. */
  due: number | null;
  /** When a move that has to wait may be played. */
  until: number | null;
  /** While a reaction is possible. */
  window: Window | null;
}

/** What one seat sees. */
export interface Sight extends Received {
  log: Step[];
}

/** Something to tell the player: why something was refused, or the message `notice-<words>` of the frame. */
export interface Notice {
  reason: Reason | null;
  words: string;
  bad: boolean;
}

interface Pending {
  seat: number;
  move: string;
  version: number;
  id: string;
}

/** The views that one version brought, one for each seat of mine. */
interface Batch {
  version: number;
  views: Record<string, Received>;
}

/** The move as the server is told it. */
const message = ({ seat, move, version, id }: Pending) => ({ type: 'play', seat, move, version, id }) as const;

/** What happens beside the drawing: sounds, the voice, the live region. */
export interface Witness {
  /** An event begins to be shown. */
  heard(event: GameEvent): void;
  /** It may be told in words; `loud` unless it was skipped over. */
  told(event: GameEvent, loud: boolean): void;
  /** A seat's view is shown; `fresh` after a (re)connection. */
  saw(sight: Sight, before: Sight | null, fresh: boolean): void;
  /** All that happened has been shown. */
  rest(): void;
  said(words: Said): void;
}

/** How the story is played here. */
export interface Manner {
  moment(type: string): Moment | undefined;
  pace(): number;
  still(): boolean;
  away(): boolean;
}

/** Crypto's own ids need a secure page; a table on the home network may not be one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds until a move without an answer shows as on its way. */
const PATIENCE = 1_500;
/** With so little time to decide, nothing that came before is played. */
const SHORT = 6_000;

const key = (seat: number | null): string => (seat === null ? 'none' : String(seat));

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  /** When the server last told of the table. */
  tableAt = $state(0);
  sights = $state.raw<Record<string, Sight>>({});
  /** The newest views that came, shown or not. */
  newest = $state.raw<Record<string, Received>>({});
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  connection = $state<Connection>('connecting');
  /** The table is not there any more. */
  gone = $state(false);
  /** When the next attempt to connect is due. */
  retryAt = $state(0);
  notice = $state.raw<Notice | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** The move has been on its way for so long that one should be told. */
  late = $state(false);
  /** The server cannot keep what happens just now, and so tells nothing of it. */
  saving = $state(false);
  eyes = $state.raw<Eyes>({ seat: null, handTo: null });
  /** The step being played, as far as its events may be told. */
  telling = $derived.by((): Step | null => {
    const { event, told, shown, settled } = this.stage;
    if (!this.#step || settled) return null;
    return { ...this.#step, events: event && event === told ? [...shown, event] : shown };
  });

  mine = $derived((this.table?.players ?? []).filter((player) => player.mine).map((player) => player.seat));
  #key = $derived(key(this.mine.length ? this.eyes.seat : null));
  sight = $derived(this.sights[this.#key] ?? null);
  /** When the clock runs out by what came last. */
  due = $derived(this.newest[this.#key]?.due ?? null);

  readonly stage: Stage;
  #step = $state.raw<Omit<Step, 'events'> | null>(null);
  #socket: TableSocket;
  /** The seats whose first view on this connection has come. */
  #greeted: string[] = [];
  #batch: Batch | null = null;
  #patience = 0;
  #settled: number | null = null;
  #previews = new Previews((seat, move) => this.#socket.send({ type: 'preview', seat, move }));

  constructor(
    readonly id: string,
    private readonly witness: Witness,
    manner: Manner,
    private readonly world: World = browser,
    base: string = location.origin,
  ) {
    this.stage = new Stage(world, {
      moment: (type) => manner.moment(type),
      pace: () => manner.pace(),
      still: () => manner.still(),
      away: () => manner.away(),
      heard: (event) => this.witness.heard(event),
      told: (event, loud) => this.witness.told(event, loud),
      rest: () => {
        this.#step = null;
        this.witness.rest();
      },
    });
    const url = `${base.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(id)}/socket`;
    this.#socket = new TableSocket(
      url,
      {
        opened: () => this.#opened(),
        message: (message) => this.#message(message),
        connection: (state, retry) => {
          this.connection = state;
          this.retryAt = this.world.now() + retry;
        },
        gone: () => (this.gone = true),
      },
      world,
    );
  }

  close(): void {
    this.stage.clear();
    this.world.cancel(this.#patience);
    this.#socket.close();
  }

  nudge = (): void => this.#socket.nudge();

  // -- what a player does -------------------------------------------------------------

  play(seat: number, move: string): void {
    const sight = this.sights[key(seat)];
    if (!sight || this.pending) return;
    // What still plays has been seen: the next thing on the stage is this move.
    this.stage.skip();
    this.notice = null;
    this.pending = { seat, move, version: sight.view.version, id: newId() };
    this.#settled = null;
    this.#socket.send(message(this.pending));
    this.#patience = this.world.later(() => (this.late = true), PATIENCE);
  }

  /** The server has answered the move. */
  #answered(): void {
    this.world.cancel(this.#patience);
    this.late = false;
  }

  why(seat: number, move: string): void {
    this.send({ type: 'why', seat, move });
  }

  /** What a move would do; asked once for each move and version. */
  preview(seat: number, move: string): Promise<Preview | null> {
    return this.#previews.ask(seat, move);
  }

  send(message: Parameters<TableSocket['send']>[0]): void {
    if (!this.#socket.send(message)) this.notice = { reason: null, words: 'unreachable', bad: true };
  }

  /** Bots and clocks wait, or go on. Nobody need know if that cannot be said just now: without a line they wait anyway. */
  hold(on: boolean): void {
    if (this.connection === 'open') this.#socket.send({ type: 'hold', on });
  }

  /** The person named on the hand-over screen has the device now. */
  takeOver(): void {
    if (this.eyes.handTo !== null) this.eyes = { seat: this.eyes.handTo, handTo: null };
  }

  // -- what the server says -----------------------------------------------------------

  #opened(): void {
    // The server sends every view anew, so whatever waited to be shown is outdated.
    this.stage.clear();
    this.#batch = null;
    this.#greeted = [];
    this.#previews.forget();
    this.saving = false;
    // Not answered before the line went dead: ask again. The id makes sure it is played once.
    if (this.pending) this.#socket.send(message(this.pending));
  }

  #message(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        if (message.status !== 'over' && !message.secret) noteSeal(message.id, message.commitment);
        this.tableAt = performance.now();
        this.#look();
        break;
      case 'view':
        this.#receive(message);
        break;
      case 'accepted':
        if (this.pending?.id === message.id) {
          this.#answered();
          this.#settled = message.version;
          this.#settle();
        }
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'because':
        this.#because(message);
        break;
      case 'previewed':
        this.#previewed(message);
        break;
      case 'said':
        this.#said(message);
        break;
      case 'saving':
        this.saving = message.on;
        break;
    }
  }

  /** On every connection all of the chat comes again. */
  #said(message: Said): void {
    if (this.chat.some(({ at, name, text }) => at === message.at && name === message.name && text === message.text)) return;
    this.chat = [...this.chat, message].slice(-200);
    if (message.at > readUntil(this.id)) {
      this.unread += 1;
      this.witness.said(message);
    }
  }

  /** The chat is on the screen. */
  read(): void {
    this.unread = 0;
    const last = this.chat.at(-1);
    if (last) noteRead(this.id, last.at);
  }

  /** A move is done with when the view it led to is shown: until then nothing more is offered. */
  #settle(): void {
    if (!this.pending || this.#settled === null) return;
    const shown = this.sights[key(this.pending.seat)]?.view.version ?? 0;
    if (shown >= this.#settled) this.pending = null;
  }

  #refused(message: Refused): void {
    if (message.id && this.pending?.id === message.id) {
      this.#answered();
      this.pending = null;
    }
    // A move that came too late needs no scolding: the new view says what to do.
    const stale = message.code === 'stale';
    this.notice = stale ? { reason: null, words: 'moved-on', bad: false } : { reason: message.reason, words: '', bad: true };
  }

  #because({ seat, move, reason }: Because): void {
    if (!this.#previews.answered(seat, move, null) && reason) this.notice = { reason, words: '', bad: false };
  }

  #previewed({ seat, move, version, certain, depends, would }: Previewed): void {
    if (version !== this.newest[key(seat)]?.view.version) return;
    const told = (events: unknown): GameEvent[] => events as GameEvent[];
    this.#previews.answered(seat, move, { certain: told(certain), depends, ...(would && { would: told(would) }) });
  }

  // -- what is shown ------------------------------------------------------------------

  #receive(message: View): void {
    const at = key(message.seat);
    // After a move only the fields that changed are sent.
    const before = typeof message.since === 'number' ? this.newest[at]?.view.view : null;
    const view = before ? { ...message, view: { ...before, ...message.view } } : message;
    const now = this.world.now();
    const received: Received = {
      view,
      due: typeof view.seconds === 'number' ? now + view.seconds * 1000 : null,
      until: typeof view.wait === 'number' ? now + view.wait * 1000 : null,
      window: view.window ? { until: now + view.window.left * 1000, seconds: view.window.seconds } : null,
    };
    const newest = this.newest[at]?.view.version ?? -1;
    const fresh = !this.#greeted.includes(at);
    if (!fresh && view.version < newest) return;
    this.newest = { ...this.newest, [at]: received };
    if (fresh) {
      this.#greeted.push(at);
      this.#show(received, true);
      this.#look();
      this.stage.clear(this.sights[at]!.log.at(-1)?.events);
      this.witness.rest();
    } else if (view.version === newest && !this.#waits(view.version)) {
      // The same again, as after a move that came too late.
      this.#show(received, false);
      this.#look();
    } else this.#collect(at, received);
  }

  /** Whether the views of a version are still to be shown. */
  #waits(version: number): boolean {
    return this.#batch?.version === version || (this.sight?.view.version ?? -1) < version;
  }

  /** Puts the views of one version together; it goes on the stage when every seat of mine has its own. */
  #collect(at: string, received: Received): void {
    const { version } = received.view;
    if (this.#batch && this.#batch.version !== version) this.#perform(this.#batch);
    this.#batch ??= { version, views: {} };
    this.#batch.views[at] = received;
    if (Object.keys(this.#batch.views).length >= Math.max(1, this.mine.length)) this.#perform(this.#batch);
  }

  #perform(batch: Batch): void {
    this.#batch = null;
    this.#previews.forget();
    const now = this.world.now();
    const views = Object.values(batch.views);
    const own = views.some(({ view }) => view.moved && view.moved[0] === view.seat && this.pending?.seat === view.seat);
    const short = views.some(({ view, due, window }) => owes(view) && (window ?? (due !== null && due - now < SHORT)));
    const seen = (): Received | undefined => batch.views[this.#key];
    this.stage.add({
      urgent: own || short,
      begin: () => {
        const steps = (seen()?.view.steps ?? []) as unknown as Step[];
        const [first] = steps;
        this.#step = first ? { version: batch.version, seat: first.seat } : null;
        return steps.flatMap((step) => step.events);
      },
      mine: () => {
        // Not only who owes a decision: some moves may be played in the turn of another.
        return (seen()?.view.moves.length ?? 0) > 0;
      },
      settle: () => {
        for (const received of views) this.#show(received, false);
        this.#look();
        if (views.some(({ view }) => this.#ranOut(view))) this.notice = { reason: null, words: 'time-up', bad: true };
      },
    });
  }

  /** Whether the clock had a bot make a move of mine. */
  #ranOut(view: View): boolean {
    const events = view.steps.flatMap((step) => step.events as unknown as TableEvent[]);
    return events.some((event) => event.type === 'ran-out-of-time' && this.mine.includes(event.seat));
  }

  #show(received: Received, fresh: boolean): void {
    const { view } = received;
    const at = key(view.seat);
    const before = this.sights[at] ?? null;
    const sight: Sight = { ...received, log: merge(before?.log ?? [], view.steps as unknown as Step[], fresh) };
    this.sights = { ...this.sights, [at]: sight };
    if (this.notice && !this.notice.bad) this.notice = null;
    this.#settle();
    this.witness.saw(sight, before, fresh);
  }

  /** Whose eyes now? */
  #look(): void {
    const over = this.table?.status === 'over';
    const owing = this.mine.filter((seat) => {
      const sight = this.sights[key(seat)];
      return sight !== undefined && owes(sight.view);
    });
    if (this.table?.status === 'gathering') {
      this.eyes = { seat: this.mine.length === 1 ? this.mine[0]! : null, handTo: null };
    } else {
      this.eyes = nextEyes(this.eyes, this.mine, owing, over);
    }
  }
}
