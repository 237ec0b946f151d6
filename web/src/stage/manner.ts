/** How this person wants the story of a game played. */
import type { GameModule, Moment } from '../games/types';
import { settings } from '../lib/settings.svelte';
import type { Manner } from '../lib/table.svelte';

/** What happens at tables of all games. */
const AT_TABLES: Record<string, Moment> = {
  'ran-out-of-time': { hold: 1000 },
  resigned: { hold: 1400 },
};

export function manner(game: GameModule): Manner {
  return {
    moment: (type) => game.moments[type] ?? AT_TABLES[type] ?? game.moments['*'],
    pace: () => settings.pace,
    still: () => settings.reduced,
    away: () => document.hidden,
  };
}
