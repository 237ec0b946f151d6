import type { GameModule } from '../types';
import Table from './Table.svelte';
import { bang, cardName, limits, type SlamboView } from './view';

const game: GameModule<SlamboView> = {
  Table,

  prompt(view, names, seat) {
    if (view.outcome) return 'The game is over.';
    const [low, high] = limits(view);
    if (seat === view.turn) return `Your turn: play a card, and keep the balance from ${low} to ${high}.`;
    return `${names[view.turn]} has to play a card. The balance is ${view.balance}.`;
  },

  describe(view, names, seat) {
    const [low, high] = limits(view);
    const parts = [
      `Bout ${view.bouts}. The balance is ${view.balance}; it must stay from ${low} to ${high}.`,
      `At stake: ${view.stake} shame ${view.stake === 1 ? 'card' : 'cards'}.`,
      view.top ? `Top card: ${cardName(view.top)}.` : 'No card has been played.',
    ];
    names.forEach((name, owner) => {
      parts.push(`${name}: ${view.shame[owner]} of 3 shame, ${view.hand_sizes[owner]} cards.`);
    });
    if (view.seats > 2) parts.push(view.direction === 1 ? 'Play goes clockwise.' : 'Play goes counter-clockwise.');
    if (seat !== null && view.hand) parts.push(`Your hand: ${view.hand.map(cardName).join(', ') || 'empty'}.`);
    return parts.join(' ');
  },

  words: cardName,
  line: (text) => text.replace(/ plays (\S+):/, (_, card: string) => ` plays ${cardName(card)}:`),
  ending: () => 'with the least shame',

  seatNote(view, seat) {
    const shame = view.shame[seat] ?? 0;
    const out = Math.max(0, 3 - shame);
    return {
      mark: `${'●'.repeat(Math.min(3, shame))}${'○'.repeat(out)}`,
      cards: view.hand_sizes[seat],
      label: `${shame} of 3 shame cards, ${view.hand_sizes[seat]} cards in hand`,
    };
  },

  guide: [
    { at: 'beam', title: 'Keep your balance', text: 'Each bout starts at 5. Every card pushes the balance up or down, and the new number is called out.' },
    { at: 'limits', title: 'Stay in the ring', text: 'Whoever pushes the balance past either end makes a SLAMBO and takes all the shame at stake.' },
    { at: 'hand', title: 'Your cards', text: 'Play exactly one each turn, even if every one of them hurts. Blue cards raise the balance, red ones lower it.' },
    { at: 'pile', title: 'Remember!', text: 'Only the top card of the pile is in sight. Keep in mind what is gone: when the others run out of small cards, you strike.' },
    { at: 'seats', title: 'Three shames and out', text: 'A player with three shame cards loses, and everybody else wins. If all hands run empty, the stake grows.' },
  ],
  keys: [
    { keys: '1 … 9', does: 'play the card at that place of your hand' },
    { keys: '+ -', does: 'choose the sign of a swing card you have picked' },
    { keys: '← →', does: 'move along your hand, Enter plays' },
  ],
  quick: ['SLAMBO!', 'Steady now…', 'Shame!', 'That was close!', 'One more?'],

  sound(before, after) {
    if (!before) return null;
    const end = bang(before, after);
    if (end) return end.loser === null ? 'gong' : 'slam';
    return 'card';
  },
  say(before, after) {
    if (!before) return null;
    const end = bang(before, after);
    if (end) return end.loser === null ? 'Break!' : 'Slambo!';
    if (after.pile_size === before.pile_size) return null;
    return `${after.balance < 0 ? `minus ${-after.balance}` : after.balance}!`;
  },
};

export default game;
