/** The connection to a table. It comes back by itself, with longer and longer pauses. */
import type { Protocol } from '../protocol';

type Named<K extends keyof Protocol> = Protocol[K];
export type ClientMessage = Named<
  'Play' | 'Why' | 'AskPreview' | 'Sit' | 'Stand' | 'Arrange' | 'Word' | 'Start' | 'Chat' | 'Resign' | 'Rematch' | 'Hurry' | 'Hold' | 'Ping'
>;
export type ServerMessage = Named<'TableInfo' | 'View' | 'Because' | 'Previewed' | 'Refused' | 'Accepted' | 'Said' | 'Saving' | 'Pong'>;

export type Connection = 'connecting' | 'open' | 'lost';

export interface Listener {
  /** A fresh connection: the server will now send everything anew. */
  opened(): void;
  message(message: ServerMessage): void;
  /** `retry`: milliseconds until the next attempt, when lost. */
  connection(state: Connection, retry: number): void;
  /** There is no such table any more, or its game was dealt by other rules: no use to come back. */
  gone(): void;
}

/** What the socket needs of the world; tests bring their own. */
export interface World {
  open(url: string): WebSocket;
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  now(): number;
  random(): number;
}

export const browser: World = {
  open: (url) => new WebSocket(url),
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  now: () => performance.now(),
  random: () => Math.random(),
};

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
/** Whatever is sent is answered with something. A line that stays silent so long is taken for dead. */
const ANSWER = 6_000;
/** So long may it take to get a line at all. */
const OPENING = 8_000;
/** How the server closes a line for good: no such table, other rules. */
const GONE: readonly number[] = [4404, 4410];

/** The pause before an attempt: doubled each time, and never quite the same for two clients. */
export function pause(attempt: number, random: number): number {
  return Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE) * (0.75 + random / 2);
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry = 0;
  #beat = 0;
  #doubt = 0;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {
    this.#connect();
  }

  /** Whether it went out; what did not is for the caller to send again after `opened`. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    this.#expect();
    return true;
  }

  /** Try now rather than later: the device is back online, or the tab is looked at. */
  nudge = (): void => {
    if (this.#closed) return;
    if (this.#socket) {
      this.send({ type: 'ping' });
      return;
    }
    this.world.cancel(this.#retry);
    this.#connect();
  };

  close(): void {
    this.#closed = true;
    this.world.cancel(this.#retry);
    this.world.cancel(this.#beat);
    this.#answered();
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    this.listener.connection('connecting', 0);
    const socket = this.world.open(this.url);
    this.#socket = socket;
    // A connection that neither opens nor fails is given up, too.
    this.#answered();
    this.#doubt = this.world.later(() => {
      socket.close();
      this.#lose(socket);
    }, OPENING);
    this.#watch();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#answered();
      this.#expect();
      this.listener.connection('open', 0);
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (this.#socket !== socket) return;
      this.#answered();
      this.#attempts = 0;
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type !== 'pong') this.listener.message(message);
    };
    socket.onclose = ({ code }: CloseEvent) => {
      if (this.#socket === socket && GONE.includes(code)) {
        this.close();
        this.listener.gone();
      } else this.#lose(socket);
    };
    socket.onerror = () => socket.close();
  }

  #watch(): void {
    this.world.cancel(this.#beat);
    this.#beat = this.world.later(() => {
      if (!this.#socket) return;
      this.send({ type: 'ping' });
      this.#watch();
    }, PING_EVERY);
  }

  /** Something should come back now; if nothing does, try another line. */
  #expect(): void {
    if (this.#doubt) return;
    this.#doubt = this.world.later(() => {
      const silent = this.#socket;
      this.#socket = null;
      silent?.close();
      this.#connect();
    }, ANSWER);
  }

  #answered(): void {
    this.world.cancel(this.#doubt);
    this.#doubt = 0;
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    this.world.cancel(this.#beat);
    this.#answered();
    const wait = pause(this.#attempts++, this.world.random());
    this.listener.connection('lost', wait);
    this.#retry = this.world.later(() => this.#connect(), wait);
  }
}
