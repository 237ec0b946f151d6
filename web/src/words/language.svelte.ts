/** Which language is spoken, and its words: only those of the one that is chosen are loaded. */
import { recall, remember } from '../lib/store';
import type { About } from './fill';
import { Words } from './say';

const frame = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const shared = import.meta.glob<string>('../../../src/ringside/words/*.ftl', { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' });

/** The languages there are, each named in itself. */
export const LANGUAGES = { en: 'English', ja: '日本語' } as const;
export type Language = keyof typeof LANGUAGES;

const known = (tag: string): Language | null => {
  const base = tag.toLowerCase().split('-')[0]!;
  return base in LANGUAGES ? (base as Language) : null;
};

/** The first language of the browser that we have; English otherwise. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = known(wish);
    if (found) return found;
  }
  return 'en';
}

const load = async (files: Record<string, () => Promise<string>>, path: string): Promise<string> => (await files[path]?.()) ?? '';

class Spoken {
  /** The language on the screen. It changes when its words are there. */
  now = $state<Language>('en');
  /** What was chosen here; null to follow the browser. */
  chosen = $state<Language | null>(known(recall('language', '')));
  #words = $state.raw(new Words('en', []));

  /** The frame's own words. */
  get words(): Words {
    return this.#words;
  }

  /** Loads and speaks the language that is chosen, or the browser's. */
  async begin(): Promise<void> {
    const language = this.chosen ?? preferred(navigator.languages);
    const sources = await Promise.all([sharedSource(language), load(frame, `./${language}.ftl`)]);
    this.#words = new Words(language, sources);
    this.now = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language | null): Promise<void> {
    this.chosen = language;
    remember('language', language ?? '');
    await this.begin();
  }
}

export const spoken = new Spoken();

/** What all games share (ringside/words). */
export const sharedSource = (language: Language): Promise<string> => load(shared, `../../../src/ringside/words/${language}.ftl`);

/** What only the browser says of a game; `plain` is how it speaks of any. */
export const ownSource = (game: string, language: Language): Promise<string> => load(ofGames, `../games/${game}/words/${language}.ftl`);

/** A message of the frame. */
export function t(key: string, about: About = {}, part = ''): string {
  return spoken.words.message(key, about, [], part) || key;
}
