/** For tests: a game's words as they lie beside its rules, with names. Things are called by their ids, or as `catalogue` says. */
import type { Catalogue } from '../games/types';
import { Say, Words } from './say';

const shared = import.meta.glob<string>('../../../src/ringside/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const told = import.meta.glob<string>('../../../src/ringside/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const own = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true });

export function fakeSay(game: string, names: readonly string[] = [], language = 'en', catalogue: Catalogue | null = null): Say {
  const folder = game.replaceAll('-', '_');
  const sources = [
    shared[`../../../src/ringside/words/${language}.ftl`],
    told[`../../../src/ringside/games/${folder}/words/${language}.ftl`],
    own[`../games/${game}/words/${language}.ftl`],
  ];
  return new Say(
    new Words(
      language,
      sources.map((text) => text ?? ''),
      catalogue,
    ),
    names,
  );
}
