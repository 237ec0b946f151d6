/** The bots one plays against: who is offered, and what they are called. */
import type { BotInfo, GameInfo, Player } from '../protocol';
import { t } from '../words/language.svelte';

/** The bots a form offers: the game's characters, the weakest first; all its bots if it has none. */
export function opponents(game: GameInfo): BotInfo[] {
  const characters = game.bots.filter(({ line }) => line);
  return characters.length ? characters : game.bots;
}

/** Whom somebody new meets: not the very weakest. */
export const firstOpponent = (game: GameInfo): string => (game.bots.find(({ level }) => level === 'level-2') ?? game.bots[0])?.level ?? '';

/**
 * Who sits at a table of bots: the one chosen and its neighbours in strength, so that few are there twice and every choice is
 * another table; of two, the other is weaker, and the weakest brings its like. So does a bot that is no character.
 */
export function company(game: GameInfo, level: string, count: number): string[] {
  const cast = opponents(game).filter(({ line }) => line);
  const at = cast.findIndex((bot) => bot.level === level);
  const near = cast.map((_, place) => place).filter((place) => Math.abs(place - at) < 2 && (count > 2 || place <= at));
  near.sort((one, other) => Math.abs(one - at) - Math.abs(other - at) || one - other);
  return Array.from({ length: count }, (_, nth) => (at < 0 ? level : cast[near[nth % near.length]!]!.level));
}

/** The place of a character among its game's, from 1; 0 for a bot that is none. */
export const rankOf = (level: string): number => Number(/^level-(\d)$/.exec(level)?.[1] ?? 0);

type Sitting = Pick<Player, 'kind' | 'level' | 'name'>;

/** The character at each seat; null where somebody else sits. */
export const seatedCast = (players: readonly Sitting[], bots: readonly BotInfo[]): (BotInfo | null)[] =>
  players.map(({ kind, level }) => (kind === 'bot' && bots.find((bot) => bot.line && bot.level === level)) || null);

/** The name at each seat: a character is called in the reader's language, and the second of its kind is told apart. */
export function seatedNames(players: readonly Sitting[], bots: readonly BotInfo[]): string[] {
  const met: Record<string, number> = {};
  const cast = seatedCast(players, bots);
  return players.map(({ name }, seat) => {
    const bot = cast[seat];
    if (!bot) return name;
    const nth = (met[bot.level] = (met[bot.level] ?? 0) + 1);
    return nth > 1 ? t('bot-twin', { name: bot.title, nth }) : bot.title;
  });
}
