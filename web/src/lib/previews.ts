/** What moves would do: each is asked for once, until the table moves on. */
import type { Preview } from '../games/types';

interface Asked {
  preview: Promise<Preview | null>;
  answer(preview: Preview | null): void;
}

export class Previews {
  #asked = new Map<string, Asked>();
  #open = new Set<string>();

  /** `send` asks the server; false if it could not be sent. */
  constructor(private readonly send: (seat: number, move: string) => boolean) {}

  ask(seat: number, move: string): Promise<Preview | null> {
    const at = `${seat} ${move}`;
    const known = this.#asked.get(at);
    if (known) return known.preview;
    if (!this.send(seat, move)) return Promise.resolve(null);
    let answer: Asked['answer'] = () => {};
    const preview = new Promise<Preview | null>((resolve) => (answer = resolve));
    this.#asked.set(at, { preview, answer });
    this.#open.add(at);
    return preview;
  }

  /** The server's answer, null if the move is not allowed. False if nobody asked. */
  answered(seat: number, move: string, preview: Preview | null): boolean {
    const at = `${seat} ${move}`;
    if (!this.#open.delete(at)) return false;
    this.#asked.get(at)!.answer(preview);
    return true;
  }

  /** The table has moved on: what was asked is of no interest any more. */
  forget(): void {
    for (const at of this.#open) this.#asked.get(at)!.answer(null);
    this.#open.clear();
    this.#asked.clear();
  }
}
