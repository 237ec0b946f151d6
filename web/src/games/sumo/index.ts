import type { GameModule } from '../types';
import Table from './Table.svelte';
import { cardName, KIMARITE, type SumoView } from './view';

const PLACES = new Map([
  [-1, (names: readonly string[]) => `on ${names[0]}'s edge`],
  [0, () => 'in the centre'],
  [1, (names: readonly string[]) => `on ${names[1]}'s edge`],
]);

const game: GameModule<SumoView> = {
  Table,

  prompt(view, names, seat) {
    const mine = seat !== null && view.to_move.includes(seat);
    const other = names[seat === null ? (view.to_move[0] ?? 0) : 1 - seat] ?? '';
    if (view.phase === 'clash') {
      if (mine) return 'Your turn: choose a clash card in secret. The higher number leads.';
      if (seat === null || view.to_move.length > 1) return 'The opening clash: both choose a card in secret.';
      return `Your card is down. Waiting for ${other} to choose.`;
    }
    if (view.phase === 'lead') return mine ? 'Your turn: lead any card.' : `${names[view.lead!]} leads: waiting for a card.`;
    if (view.phase === 'follow') {
      const led = cardName(view.led!);
      return mine
        ? `Your turn: answer ${led}. Follow the colour if you can.`
        : `${names[view.to_move[0] ?? 0]} has to answer ${led}.`;
    }
    return 'The bout is over.';
  },

  describe(view, names, seat) {
    const parts = [`The wrestlers stand ${PLACES.get(view.ring)!(names)}.`];
    if (view.phase === 'clash') parts.push('The opening clash is on.');
    else if (view.lead !== null) parts.push(`${names[view.lead]} has the lead.`);
    if (view.led) parts.push(`${cardName(view.led)} is led.`);
    view.clash.forEach((cards, owner) => {
      if (cards.length) parts.push(`${names[owner]} showed ${cards.map(cardName).join(', ')} in the clash.`);
    });
    const last = view.tricks.at(-1);
    if (last) parts.push(`Last trick: ${cardName(last.cards[0])}, answered by ${cardName(last.cards[1])}.`);
    if (view.hand) parts.push(`Your hand: ${view.hand.map(cardName).join(', ') || 'empty'}.`);
    names.forEach((name, owner) => {
      if (owner !== seat) parts.push(`${name} holds ${view.hand_sizes[owner]} cards.`);
    });
    return parts.join(' ');
  },

  words: cardName,
  line: (text) => text.replace(/\b([rbgy])([1-5])\b/g, (card) => cardName(card)),
  ending: (outcome) => `by ${KIMARITE.find((move) => move.id === outcome.reason)?.name ?? outcome.reason}`,

  seatNote(view, seat) {
    const cards = view.hand_sizes[seat] ?? 0;
    return { cards, label: `${cards} cards in hand` };
  },

  guide: [
    { at: 'ring', title: 'Two wrestlers, one ring', text: 'You take tricks to push your opponent out. Every trick you win pushes both wrestlers one place towards them.' },
    { at: 'hand', title: 'Your hand', text: 'Eight cards, 1 to 5 in four colours. First comes the clash: both choose one in secret, the higher number leads. The card is gone afterwards.' },
    { at: 'trick', title: 'A trick', text: 'The leader plays any card. The other follows the colour if they can; the higher number takes it. A card of another colour loses the trick.' },
    { at: 'moves', title: 'Five ways to win', text: 'Any one of these wins at once; further right beats further left. A 1 that meets a 5, a 4 that meets a 1, a 2 in despair on your own edge: small cards matter.' },
    { at: 'prompt', title: 'Not sure?', text: 'This line always says what everybody waits for. Choose a card that cannot be played and you are told why.' },
  ],
  keys: [
    { keys: '1 … 8', does: 'play the card at that place of your hand' },
    { keys: '← →', does: 'move along your hand, Enter plays' },
  ],
  quick: ['Hakkeyoi!', 'Good clash!', 'Ouch.', 'Well fought!', 'One more?'],

  sound(before, after) {
    if (!before) return null;
    if (after.outcome && !before.outcome) return 'gong';
    if (after.ring !== before.ring) return 'push';
    return 'card';
  },
};

export default game;
