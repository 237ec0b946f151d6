/** A `ringside serve` of one's own: free port, temporary database, and games that are the same every time. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Person } from './people';
import { ENV, PYTHON } from './python';

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

export interface Situation {
  game: string;
  seats: number;
  options?: object;
  move?: string;
  /** Types of events that the move brings, in this order; `type/why` for one with that reason, `type/0` for one about seat 0. */
  events?: string[];
  /** The others are people who do nothing, not bots. */
  still?: boolean;
  blocked?: boolean;
  /** What the people are called. */
  names?: string[];
}

export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'ringside-e2e-'));
  #port = 0;
  #env: NodeJS.ProcessEnv;

  /** It finds Python packages in other `paths` too. Reactions may take so many seconds. */
  constructor(
    paths: string[] = [],
    private readonly pause = 0.3,
  ) {
    const path = [...paths, ENV.PYTHONPATH].filter(Boolean).join(delimiter);
    this.#env = { ...ENV, PYTHONPATH: path, RINGSIDE_TEST: join(this.#folder, 'test') };
    this.deals('');
  }

  /** Deals what it always deals to this test. */
  deals(test: string): void {
    writeFileSync(this.#env.RINGSIDE_TEST!, test);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get #database(): string {
    return join(this.#folder, 'ringside.sqlite');
  }

  /**
   * A table where a game has come to a certain situation: the person sits at seat 0 and may play a
   * move that `move`, a regular expression, fits; or one that brings the `events`; or holds a card
   * that is `blocked`. It is the same table every time. Gives its id, and the move.
   */
  async situation(person: Person, wish: Situation): Promise<{ id: string; move: string }> {
    const cookie = (await person.context.cookies()).find(({ name }) => name === 'ringside')!.value;
    const guest = JSON.parse(Buffer.from(cookie.split('.')[0]!, 'base64url').toString()) as string;
    const script = resolve(import.meta.dirname, 'situation.py');
    const { stdout } = await promisify(execFile)(PYTHON, [script, this.#database, JSON.stringify({ ...wish, guest })], { env: ENV });
    const [id = '', ...move] = stdout.trim().split(' ');
    return { id, move: move.join(' ') };
  }

  /** Has all its games dealt by rules that are not installed any more. */
  async outdate(): Promise<void> {
    const script = `
import json, sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    for id, setup in database.execute("SELECT id, setup FROM tables").fetchall():
        old = json.dumps({**json.loads(setup), "version": 0}).encode()
        database.execute("UPDATE tables SET setup = ? WHERE id = ?", (old, id))
`;
    await promisify(execFile)(PYTHON, ['-c', script, this.#database]);
  }

  /** Starts it, or starts it again on the same port with the same database. */
  async start(): Promise<this> {
    this.#port ||= await freePort();
    const args = [
      resolve(import.meta.dirname, 'serve.py'),
      'serve',
      '--port',
      String(this.#port),
      '--no-limits',
      '--bot-pace',
      '0.05',
      '--pause',
      String(this.pause),
    ];
    args.push('--database', this.#database);
    this.#process = spawn(PYTHON, args, { env: this.#env, stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 600; tries++) {
      const up = await fetch(`${this.url}/api/games`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return this;
      if (this.#process.exitCode !== null) break;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error(`the server did not start; is Ringside's Python at ${PYTHON}? (PYTHON=… says where)`);
  }

  /** Ends it at once, as a power cut would; SIGTERM lets it say good-bye. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = null;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    const late = setTimeout(() => running.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
