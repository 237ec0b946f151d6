import type { GameModule } from '../types';
import Table from './Table.svelte';
import type { SlamboEvent, SlamboView } from './view';

const game: GameModule<SlamboView, SlamboEvent> = {
  Table,

  moments: {
    'card-played': { show: 400 },
    copied: { hold: 700 },
    balance: { show: 450, hold: 450, decisive: true },
    'turned-around': { hold: 900 },
    slambo: { show: 800, hold: 900, decisive: true },
    'shame-taken': { show: 700, hold: 1100, decisive: true },
    break: { show: 300, hold: 1700, decisive: true },
    dealt: { show: 900 },
    'called-off': { hold: 1500, decisive: true },
  },
  sounds: { 'card-played': 'card', 'turned-around': 'turn', slambo: 'slam', break: 'gong', dealt: 'shake' },
  spoken: { balance: 'spoken-balance', slambo: 'spoken-slambo', break: 'spoken-break' },

  describe(view, say, seat) {
    const { balance, low, high, stake, top } = view;
    const parts = [
      say.message('bout', { number: view.bouts }),
      say.message('describe-balance', { balance, low, high }),
      say.message('describe-stake', { stake }),
      say.message('describe-top', { card: top }),
    ];
    view.shame.forEach((shame, owner) => {
      parts.push(say.message('describe-seat', { seat: owner, shame, limit: view.shame_limit, count: view.hand_sizes[owner] ?? 0 }));
    });
    if (view.seats > 2) parts.push(say.message('describe-direction', { clockwise: view.direction === 1 }));
    if (seat !== null && view.hand) parts.push(say.message('describe-hand', { cards: view.hand }));
    return parts.join(' ');
  },

  words: (move, say) => say.name('card', move),

  seatNote(view, seat, say) {
    const shame = view.shame[seat] ?? 0;
    const cards = view.hand_sizes[seat] ?? 0;
    const limit = view.shame_limit;
    return {
      mark: `${'●'.repeat(Math.min(limit, shame))}${'○'.repeat(Math.max(0, limit - shame))}`,
      cards,
      label: say.message('note', { shame, limit, count: cards }),
    };
  },

  guide: [
    { at: 'beam', words: 'beam' },
    { at: 'limits', words: 'limits' },
    { at: 'hand', words: 'hand' },
    { at: 'pile', words: 'pile' },
    { at: 'seats', words: 'seats' },
  ],
  keys: [
    { keys: '1 … 9', does: 'play' },
    { keys: '+ -', does: 'sign' },
    { keys: '← →', does: 'along' },
  ],
  quick: ['slambo', 'steady', 'shame', 'close', 'one-more'],
};

export default game;
