/** For tests: a socket and a clock that do what they are told. */
import type { World } from './socket';

/** A world of our own: sockets that open when told, and time that passes when told. */
export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  timers: { run: () => void; at: number; id: number }[] = [];
  time = 0;
  #ids = 0;
  open = (url: string): WebSocket => {
    const socket = new FakeSocket(url);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  later = (run: () => void, milliseconds: number): number => {
    const id = ++this.#ids;
    this.timers.push({ run, at: this.time + milliseconds, id });
    return id;
  };
  cancel = (timer: number): void => {
    this.timers = this.timers.filter((other) => other.id !== timer);
  };
  now = (): number => this.time;
  random = (): number => 0.5;

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.time = due.at;
      this.cancel(due.id);
      due.run();
    }
    this.time = end;
  }
  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1005): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
