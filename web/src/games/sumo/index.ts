import type { GameModule } from '../types';
import Table from './Table.svelte';
import type { SumoEvent, SumoView } from './view';

const game: GameModule<SumoView, SumoEvent> = {
  Table,

  moments: {
    sealed: { show: 380 },
    clash: { show: 450, hold: 1100, decisive: true, told: 'hold' },
    tied: { hold: 900 },
    redealt: { hold: 1300 },
    'took-lead': { hold: 500 },
    led: { show: 420 },
    answered: { show: 420, hold: 380, decisive: true },
    took: { hold: 420 },
    pushed: { show: 120, resolve: 750 },
    won: { show: 500, hold: 500, resolve: 1700, decisive: true },
  },
  sounds: { sealed: 'card', clash: 'slam', led: 'card', answered: 'card', pushed: 'push', won: 'gong' },
  spoken: { clash: 'call-clash' },

  describe(view, say, seat) {
    const parts = [say.message('describe-ring', { owner: view.ring === 0 ? null : view.ring < 0 ? 0 : 1 })];
    if (view.phase === 'clash') parts.push(say.message('describe-clash'));
    else if (view.lead !== null) parts.push(say.message('describe-lead', { seat: view.lead }));
    if (view.led) parts.push(say.message('describe-led', { card: view.led }));
    view.clash.forEach((cards, owner) => {
      if (cards.length) parts.push(say.message('describe-clashed', { seat: owner, cards }));
    });
    const last = view.tricks.at(-1);
    if (last) parts.push(say.message('describe-trick', { first: last.cards[0], second: last.cards[1] }));
    if (view.hand) parts.push(say.message('describe-hand', { cards: view.hand }));
    view.hand_sizes.forEach((count, owner) => {
      if (owner !== seat) parts.push(say.message('describe-held', { seat: owner, count }));
    });
    return parts.join(' ');
  },

  words: (move, say) => say.name('card', move),

  seatNote(view, seat, say) {
    const cards = view.hand_sizes[seat] ?? 0;
    return { cards, label: say.message('cards-held', { count: cards }) };
  },

  guide: [
    { at: 'ring', words: 'ring' },
    { at: 'hand', words: 'hand' },
    { at: 'trick', words: 'trick' },
    { at: 'moves', words: 'moves' },
    { at: 'prompt', words: 'prompt' },
  ],
  keys: [
    { keys: '1 … 8', does: 'play' },
    { keys: '← →', does: 'along' },
  ],
  quick: ['hakkeyoi', 'good-clash', 'ouch', 'well-fought', 'one-more'],
};

export default game;
