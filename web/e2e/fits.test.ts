/**
 * Nothing that somebody needs to decide is ever off the screen or under something, at any size. A game is measured
 * once its `e2e.json` says `"fits": true`; `FIT=slime` measures it before that.
 */
import { describe, expect } from 'vitest';
import { Report } from './fit';
import { it } from './fixtures';
import { GAMES } from './games';
import { chances } from './people';

/** So many decisions are measured in a game, at least two of each kind. */
const ENOUGH = 9;
/** Names as people have them, and a bot's. */
const NAMES = ['Guest 4821', 'Maximilian', 'Cautious bot', 'Анна-Мария', 'さくら', 'Jo', 'Bartholomew B.', 'Guest 77'];
const wanted = process.env.FIT?.split(',');

describe.each(GAMES)('$id', ({ id, least, most, best, options, longer = options, fits }) => {
  const measured = wanted ? wanted.includes(id) : fits;
  const counts = [...new Set([least, best, most])];

  it.runIf(measured).for(counts.map((seats, at) => ({ seats, dark: at % 2 === 1 })))(
    'shows all that a decision needs at every size, with $seats seats (dark: $dark)',
    async ({ seats, dark }, { somebody, server }) => {
      const anna = await somebody('Guest 4821', { dark, phone: dark });
      await anna.page.setViewportSize({ width: 1440, height: 900 });
      // The same deal every time.
      const { id: table } = await server.situation(anna, { game: id, seats, options: longer, names: NAMES });
      await anna.visit(table);
      const report = new Report();
      const kinds = new Map<string, number>();
      let at = 0;
      await anna.play(chances(seats), {
        decisions: 60,
        seen: async (kind) => {
          if (kind === 'ready' || report.decisions >= ENOUGH) return;
          at += 1;
          const asked = (await anna.page.locator('[data-prompt]').first().getAttribute('data-prompt')) ?? '';
          const type = `${asked || kind} ${(await anna.page.locator('[data-stage] [data-pick]').count()) > 0 ? 'picking' : ''}`.trim();
          const times = (kinds.get(type) ?? 0) + 1;
          kinds.set(type, times);
          if (times <= 2 || at % 7 === 0) await report.decision(anna, `${seats} seats, look ${at} (${type})`);
        },
      });
      expect(report.decisions).toBeGreaterThan(0);
      expect(report.lines).toEqual([]);
    },
  );
});
