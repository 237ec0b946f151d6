/** Whom to try next, by how the last games went. Loaded when a game is over. */
import type { BotInfo, GameInfo, Player } from '../protocol';
import { company, opponents } from './characters';
import { recall, remember } from './store';

/** How somebody has done against one level lately. */
export interface Form {
  level: string;
  /** What each game was worth, from -1 to 1, the last one last. */
  results: number[];
  /** The tables that are counted. */
  tables: string[];
}

const KEPT = 6;
/** Two clear wins or losses more than the other: time for somebody else. */
const CLEAR = 1.9;

/** What a place was worth: the share of the others one beat minus the share that beat one. */
export function worth(ranks: readonly number[], seat: number): number {
  const own = ranks[seat]!;
  const better = ranks.filter((rank) => rank > own).length - ranks.filter((rank) => rank < own).length;
  return ranks.length > 1 ? better / (ranks.length - 1) : 0;
}

/** Counts a game against one level, once; another level begins anew. */
export function counted(before: Form, level: string, table: string, result: number): Form {
  if (before.tables.includes(table)) return before;
  const same = before.level === level ? before : { level, results: [], tables: [] };
  return { level, results: [...same.results, result].slice(-KEPT), tables: [...same.tables, table].slice(-KEPT) };
}

/** Whom to try next, if the last games speak for it. */
export function suggested({ level, results }: Form, game: GameInfo): BotInfo | null {
  const cast = opponents(game);
  const at = cast.findIndex((bot) => bot.line && bot.level === level);
  const last = results.at(-1) ?? 0;
  const sum = results.reduce((total, result) => total + result, 0);
  if (at < 0 || Math.abs(sum) < CLEAR || sum * last <= 0) return null;
  return cast[at + Math.sign(sum)] ?? null;
}

const NEW: Form = { level: '', results: [], tables: [] };

/** Notes a finished game against a bot and its usual company, and whom to try next. */
export function noteGame(game: GameInfo, players: readonly Player[], ranks: readonly number[], table: string): BotInfo | null {
  const mine = players.filter((player) => player.mine);
  const levels = players.filter((player) => !player.mine).map(({ kind, level }) => (kind === 'bot' ? (level ?? '') : ''));
  const [level] = levels;
  const usual = level && company(game, level, levels.length).every((other, place) => other === levels[place]);
  if (mine.length !== 1 || !level || !(usual || levels.every((other) => other === level))) return null;
  const form = counted(recall<Form>(`form.${game.id}`, NEW), level, table, worth(ranks, mine[0]!.seat));
  remember(`form.${game.id}`, form);
  return form.tables.at(-1) === table ? suggested(form, game) : null;
}
