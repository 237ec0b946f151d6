/** What the form begins with: a game as it is, or the experiment that was just run. */
import type { GameInfo, NewExperiment, OptionInfo } from '../protocol';

export interface Beginning {
  seats: number;
  bot: string;
  games: number;
  values: Record<string, unknown>;
}

/** As many games as the form offers. */
export const COUNTS = [50, 100, 200, 300];

export function beginning(game: GameInfo, wish: NewExperiment | null): Beginning {
  const last = wish?.game === game.id ? wish : null;
  const given: Record<string, unknown> = { ...last?.base, ...last?.options };
  return {
    seats: last?.seats ?? game.best_seats,
    bot: last?.bot || game.quick,
    games: last?.games ?? COUNTS[1]!,
    values: Object.fromEntries(game.options.map((option) => [option.name, field(option, given[option.name])])),
  };
}

/** A value as its field holds it: data as text. */
function field(option: OptionInfo, value: unknown): unknown {
  if (value === undefined || value === null) return option.default;
  return option.kind === 'data' && typeof value !== 'string' ? JSON.stringify(value, null, 2) : value;
}
