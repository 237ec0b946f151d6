/** What went wrong, in a sentence. */
import { Refusal } from '../lib/api';
import { gameWords } from './game';
import { spoken, t } from './language.svelte';
import { Say } from './say';

/** The sentence for whatever was thrown; `edition` of the game's words, where it is about one. */
export async function explain(error: unknown, edition = ''): Promise<string> {
  if (!(error instanceof Refusal)) return t('error-failed', { status: null });
  const { reason } = error;
  const words = reason.game ? await gameWords(reason.game, spoken.now, edition).catch(() => spoken.words) : spoken.words;
  return new Say(words).error(reason);
}
