/** What the server answers over HTTP. */
import type { Catalogue } from '../games/story';
import type { GameInfo, Me, NewTable, Problem, Replay, Table, TableMade, Verdict } from '../protocol';

/** The server said no, in words for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, 'unreachable', 'The server cannot be reached. Is your connection up?');
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    throw new Refusal(
      answer.status,
      problem?.code ?? 'failed',
      problem?.reason ?? `The server could not do that (${answer.status}).`,
    );
  }
  const kind = answer.headers.get('Content-Type') ?? '';
  return (kind.includes('json') ? await answer.json() : await answer.text()) as T;
}

/** Asked once: the games do not change while the page is open. */
function once<T>(get: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= get().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

const rulebooks = new Map<string, () => Promise<string>>();
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: once(() => ask<GameInfo[]>('/games')),
  async game(id: string): Promise<GameInfo> {
    const found = (await api.games()).find((game) => game.id === id);
    if (!found) throw new Refusal(404, 'unknown-game', `There is no game called “${id}” here.`);
    return found;
  },
  rules(game: string): Promise<string> {
    let get = rulebooks.get(game);
    if (!get) rulebooks.set(game, (get = once(() => ask<string>(`/games/${encodeURIComponent(game)}/rules`))));
    return get();
  },
  /** What is in a game; `edition` changes with it, so that the answer may be kept for long. */
  catalogue: (game: string, edition: string) =>
    ask<Catalogue>(`/games/${encodeURIComponent(game)}/catalogue?v=${encodeURIComponent(edition)}`),
  words: (game: string, language: string, edition: string) =>
    ask<string>(`/games/${encodeURIComponent(game)}/words/${language}?v=${encodeURIComponent(edition)}`),
  me: () => ask<Me>('/me'),
  rename: (name: string) => ask<Me>('/me', 'PUT', { name }),
  open: (wish: NewTable) => ask<TableMade>('/tables', 'POST', wish),
  table: (id: string) => ask<Table>(at(id)),
  replay: (id: string, seat: number | null) =>
    ask<Replay>(`${at(id)}/replay${seat === null ? '' : `?seat=${seat}`}`),
  verify: (id: string) => ask<Verdict>(`${at(id)}/verify`),
  record: (id: string) => `/api${at(id)}/record`,
};
