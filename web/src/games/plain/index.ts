import type { GameModule } from '../types';
import Table from './Table.svelte';
import { moveWords, readable } from './view';

/** For a game that nobody has drawn yet: fields with names, cards as cards, boards as grids, and every move a button. */
const game: GameModule = {
  Table,
  moments: { '*': { hold: 800 } },
  sounds: { '*': 'card' },
  describe(view, say) {
    return readable(view, say)
      .fields.map(({ label, items }) =>
        say.message('plain-field', { label, value: items.length ? say.list(items.map(({ text }) => text)) : say.message('plain-nothing') }),
      )
      .join(' ');
  },
  words: moveWords,
  guide: [
    { at: 'moves', words: 'plain-moves' },
    { at: 'prompt', words: 'plain-prompt' },
  ],
  keys: [{ keys: '← →', does: 'plain-along' }],
  quick: ['good-luck', 'well-played', 'again'],
};

export default game;
