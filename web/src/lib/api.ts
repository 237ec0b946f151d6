/** What the server answers over HTTP. */
import type {
  Book,
  Catalogue,
  ExperimentInfo,
  ExperimentMade,
  GameInfo,
  Me,
  NewExperiment,
  NewTable,
  Problem,
  Reason,
  Replay,
  TableInfo,
  TableMade,
  Verification,
} from '../protocol';
import { spoken } from '../words/language.svelte';

/** The server said no: why, as data. `errorText` makes a sentence of it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason: Reason,
  ) {
    super(code);
  }
}

const refusal = (status: number, code: string, about: Reason['about'] = {}): Refusal =>
  new Refusal(status, code, { code, game: '', rule: null, about });

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw refusal(0, 'unreachable');
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    if (problem?.reason) throw new Refusal(answer.status, problem.code ?? 'failed', problem.reason);
    throw refusal(answer.status, 'failed', { status: String(answer.status) });
  }
  const kind = answer.headers.get('Content-Type') ?? '';
  return (kind.includes('json') ? await answer.json() : await answer.text()) as T;
}

/** Answers that do not change while the page is open, by address. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let asked = kept.get(path) as Promise<T> | undefined;
  if (!asked) {
    asked = ask<T>(path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
  }
  return asked;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const of = (game: string): string => `/games/${encodeURIComponent(game)}`;

export const api = {
  /** All games, told in the language on the screen. */
  games: () => once<GameInfo[]>(`/games?language=${spoken.now}`),
  async game(id: string): Promise<GameInfo> {
    const found = (await api.games()).find((game) => game.id === id);
    if (!found) throw refusal(404, 'no-such-game', { name: id });
    return found;
  },
  /** The rules for players, in the language on the screen if there are such, and the ledger. */
  book: (game: string) => once<Book>(`${of(game)}/book?language=${spoken.now}`),
  /** What is in a game; `edition` changes with it, so that the answer may be kept for long. */
  catalogue: (game: string, edition: string) => once<Catalogue>(`${of(game)}/catalogue?v=${encodeURIComponent(edition)}`),
  words: (game: string, language: string, edition: string) =>
    once<string>(`${of(game)}/words/${language}?v=${encodeURIComponent(edition)}`),
  me: () => ask<Me>('/me'),
  rename: (name: string) => ask<Me>('/me', 'PUT', { name }),
  open: (wish: NewTable) => ask<TableMade>('/tables', 'POST', wish),
  table: (id: string) => ask<TableInfo>(at(id)),
  replay: (id: string, seat: number | null) => ask<Replay>(`${at(id)}/replay${seat === null ? '' : `?seat=${seat}`}`),
  verify: (id: string) => ask<Verification>(`${at(id)}/verify`),
  record: (id: string) => `/api${at(id)}/record`,
  /** What a change does to a game: asked for, then looked at until it is done. */
  experiment: (wish: NewExperiment) => ask<ExperimentMade>('/lab', 'POST', wish),
  lab: (id: string) => ask<ExperimentInfo>(`/lab/${encodeURIComponent(id)}?language=${spoken.now}`),
  report: (id: string) => `/api/lab/${encodeURIComponent(id)}/report?language=${spoken.now}`,
};
