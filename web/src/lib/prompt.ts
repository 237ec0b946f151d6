/** What everybody waits for, in one sentence. */
import type { BaseView, Say } from '../games/types';
import { t } from '../words/language.svelte';

/** What is asked of the seat that looks, or whose turn it is; how it ended when it is over. */
export function prompt(view: BaseView, waiting: readonly number[], say: Say): string {
  if (view.outcome) return say.outcome(view.outcome) || t('game-over');
  if (view.asked) return say.prompt(view.asked) || t('your-turn');
  // Whoever looks has answered already, though the others may not know it yet.
  const names = waiting.filter((seat) => seat !== view.seat).map((seat) => say.names[seat]);
  if (names.length === 0) return t('waiting');
  return t(names.length === 1 ? 'turn-of' : 'waiting-for', { names });
}
