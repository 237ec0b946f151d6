/** The words of a game: its sentences and names come from the server, what only the browser says from its folder. */
import { api } from '../lib/api';
import { ownSource, sharedSource, type Language } from './language.svelte';
import { Words } from './say';

const loaded = new Map<string, Promise<Words>>();

/** A game's words, asked for once. `edition` is that of its catalogue and words. */
export function gameWords(game: string, language: Language, edition = ''): Promise<Words> {
  const key = `${game} ${language} ${edition}`;
  let words = loaded.get(key);
  if (!words) {
    words = make(game, language, edition);
    loaded.set(key, words);
    words.catch(() => loaded.delete(key));
  }
  return words;
}

async function make(game: string, language: Language, edition: string): Promise<Words> {
  const [catalogue, shared, plain, told, own] = await Promise.all([
    api.catalogue(game, edition),
    sharedSource(language),
    ownSource('plain', language),
    // A game from elsewhere may be told in English only.
    api.words(game, language, edition).catch(() => api.words(game, 'en', edition)),
    ownSource(game, language).then((text) => text || ownSource(game, 'en')),
  ]);
  return new Words(language, [shared, plain, told, own], catalogue);
}
