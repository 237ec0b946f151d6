/** A table one is connected to: what the server said, ready to draw. */
import type { BaseView } from '../games/types';
import type { Line, Refused, Said, Table, View } from '../protocol';
import { type Eyes, nextEyes, owes } from './eyes';
import { merge } from './log';
import { noteSeal } from './store';
import { browser, type Connection, type ServerMessage, TableSocket, type World } from './socket';

/** What one seat sees, and what it saw before. */
export interface Sight {
  view: View;
  before: BaseView | null;
  log: Line[];
  /** When the clock of the seats that are waited for runs out, in milliseconds of `now()`. */
  due: number | null;
  /** When a move that has to wait may be played, by the clock of the page. */
  until: number | null;
}

/** A sentence for the player, with the rule behind it. */
export interface Notice {
  reason: string;
  rule: string | null;
  bad: boolean;
}

interface Pending {
  seat: number;
  move: string;
  version: number;
  id: string;
}

/** Milliseconds by which a view may be shown too late. */
const LATE = 1500;

/** The move as the server is told it. */
const message = ({ seat, move, version, id }: Pending) => ({ type: 'play', seat, move, version, id }) as const;

/** What happens beside the drawing: sounds, the voice, the live region. */
export interface Witness {
  /** A seat's view became another; `fresh` after a (re)connection. */
  saw(sight: Sight, fresh: boolean): void;
  said(words: Said): void;
}

/** Crypto's own ids need a secure page; a table on the home network may not be one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds until a move without an answer shows as on its way. */
const PATIENCE = 1_500;

const key = (seat: number | null): string => (seat === null ? 'none' : String(seat));

export class LiveTable {
  table = $state.raw<Table | null>(null);
  /** When the server last told of the table. */
  tableAt = $state(0);
  sights = $state.raw<Record<string, Sight>>({});
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  connection = $state<Connection>('connecting');
  /** When the next attempt to connect is due. */
  retryAt = $state(0);
  notice = $state.raw<Notice | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** The move has been on its way for so long that one should be told. */
  late = $state(false);
  eyes = $state.raw<Eyes>({ seat: null, handTo: null });

  names = $derived(
    (this.table?.players ?? []).map((player) => player.name || `Seat ${player.seat + 1}`),
  );
  mine = $derived((this.table?.players ?? []).filter((player) => player.mine).map((player) => player.seat));
  sight = $derived(this.sights[key(this.mine.length ? this.eyes.seat : null)] ?? null);

  #socket: TableSocket;
  /** The seats whose first view on this connection has come. */
  #greeted: string[] = [];
  #queue: View[] = [];
  #timer = 0;
  #patience = 0;
  #settled: number | null = null;
  #shownAt = -Infinity;
  /** Milliseconds between two moves of others, so that each can be seen. */
  gap = 0;

  constructor(
    readonly id: string,
    private readonly witness: Witness,
    private readonly world: World = browser,
    base: string = location.origin,
  ) {
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
      },
      world,
    );
  }

  close(): void {
    this.world.cancel(this.#timer);
    this.world.cancel(this.#patience);
    this.#socket.close();
  }

  nudge = (): void => this.#socket.nudge();

  // -- what a player does -------------------------------------------------------------

  play(seat: number, move: string): void {
    const sight = this.sights[key(seat)];
    if (!sight || this.pending) return;
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

  send(message: Parameters<TableSocket['send']>[0]): void {
    if (!this.#socket.send(message)) {
      this.notice = { reason: 'The table cannot be reached just now; trying again.', rule: null, bad: true };
    }
  }

  /** The person named on the hand-over screen has the device now. */
  takeOver(): void {
    if (this.eyes.handTo !== null) this.eyes = { seat: this.eyes.handTo, handTo: null };
  }

  // -- what the server says -----------------------------------------------------------

  #opened(): void {
    // The server sends every view anew, so whatever waited to be shown is outdated.
    this.#queue = [];
    this.world.cancel(this.#timer);
    this.#timer = 0;
    this.#greeted = [];
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
        if (message.reason) this.notice = { reason: message.reason, rule: message.rule ?? null, bad: false };
        break;
      case 'said':
        this.chat = [...this.chat, message].slice(-200);
        this.witness.said(message);
        break;
    }
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
    const reason =
      message.code === 'stale' ? 'The table has moved on; here is how it stands now.' : message.reason;
    this.notice = { reason, rule: message.rule ?? null, bad: message.code !== 'stale' };
  }

  #receive(view: View): void {
    if (!this.#greeted.includes(key(view.seat))) {
      this.#greeted.push(key(view.seat));
      this.#show(view, true);
      return;
    }
    this.#queue.push(view);
    this.#next();
  }

  /** Shows what waits, one version at a time with a gap between. */
  #next(): void {
    if (this.#timer) return;
    while (this.#queue.length) {
      const version = this.#queue[0]!.version;
      const shown = Object.values(this.sights).some((sight) => sight.view.version === version);
      // One's own move is shown at once; so is everything when much has piled up.
      const hurry = this.#queue.length > 12 || this.#queue[0]!.moved ? 0 : this.gap;
      const wait = this.#shownAt + hurry - this.world.now();
      if (!shown && wait > 0) {
        this.#timer = this.world.later(() => {
          this.#timer = 0;
          this.#next();
        }, wait);
        return;
      }
      this.#show(this.#queue.shift()!, false);
    }
  }

  #show(view: View, fresh: boolean): void {
    const old = this.sights[key(view.seat)];
    if (!fresh && old && view.version < old.view.version) return;
    const now = this.world.now();
    const sight: Sight = {
      view,
      before: (old?.view.view as BaseView | undefined) ?? null,
      log: merge(old?.log ?? [], view.log, fresh),
      due: typeof view.seconds === 'number' ? now + view.seconds * 1000 : null,
      until: typeof view.wait === 'number' ? now + view.wait * 1000 : null,
    };
    this.sights = { ...this.sights, [key(view.seat)]: sight };
    this.#shownAt = now;
    if (this.notice && !this.notice.bad) this.notice = null;
    if (!fresh && this.#timedOut(view, old, now)) {
      this.notice = { reason: 'Your time was up, so a bot played that move for you.', rule: null, bad: true };
    }
    this.#settle();
    this.#look();
    this.witness.saw(sight, fresh);
  }

  /** Whether a move of mine is one that the clock had a bot make. */
  #timedOut(view: View, old: Sight | undefined, now: number): boolean {
    if (!view.moved || this.pending || !old || old.due === null) return false;
    const player = this.table?.players[view.moved[0]];
    // The view before may have been shown a little late, and its clock with it.
    return player?.mine === true && now >= old.due + 1000 * (player.bank ?? 0) - LATE;
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
