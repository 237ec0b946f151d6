import type { TideLineEvent, TideLineView } from '../../protocol';
import type { GameModule } from '../types';
import Table from './Table.svelte';

const game: GameModule<TideLineView, TideLineEvent> = {
  Table,

  moments: {
    chose: { show: 250 },
    shown: { show: 300, hold: 1100, decisive: true },
    took: { show: 200, hold: 700 },
    'nobody-took': { hold: 900 },
    wave: { show: 300, resolve: 700 },
    ended: { hold: 900, decisive: true },
  },
  sounds: { chose: 'pick', shown: 'slam', wave: 'splash', ended: 'gong' },

  describe(view, say) {
    const parts = [say.message('heap', { count: view.heap })];
    view.taken.forEach((count, seat) => parts.push(say.message('describe-taken', { seat, count })));
    return parts.join(' ');
  },

  words: (move, say) => say.name('number', move),

  seatNote(view, seat, say) {
    const count = view.taken[seat] ?? 0;
    return { mark: `● ${count}`, label: say.message('describe-taken', { seat, count }) };
  },

  guide: [
    { at: 'beach', words: 'beach' },
    { at: 'numbers', words: 'numbers' },
  ],
  keys: [{ keys: '1 2 3', does: 'choose' }],
  quick: ['good-luck', 'the-sea', 'well-played'],
};

export default game;
