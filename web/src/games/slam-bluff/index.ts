import type { GameModule } from '../types';
import Table from './Table.svelte';
import { claimWords, faceWords, isNumber, numberOf, type SlamBluffView } from './view';

const game: GameModule<SlamBluffView> = {
  Table,

  prompt(view, names, seat) {
    if (view.phase === 'over') return 'The game is over.';
    const roller = names[view.roller];
    if (view.phase === 'declare') {
      const beat = view.number === null ? 'any number' : `a number above ${view.number}`;
      if (seat === view.roller) {
        return view.opening ? 'Your turn: look into the cup and declare any number.' : `Your turn: declare ${beat}, true or not, or a free pass.`;
      }
      return `${roller} looks into the cup and has to declare ${beat}.`;
    }
    const claim = claimWords(view.claim);
    if (seat === view.turn) return `Your turn: ${roller} declares ${claim}. Do you believe it?`;
    return `${names[view.turn]} has to believe ${roller}'s ${view.claim === 'pass' ? 'free pass' : view.claim}, or slam the cup.`;
  },

  describe(view, names, seat) {
    const parts = names.map((name, owner) => `${name} has ${view.lives[owner]} lives.`);
    if (view.phase === 'declare') parts.push(`${names[view.roller]} has rolled and must declare.`);
    if (view.phase === 'respond') parts.push(`${names[view.roller]} declared ${claimWords(view.claim)}; ${names[view.turn]} must answer.`);
    parts.push(view.number === null ? 'There is no number to beat.' : `The number to beat is ${view.number}.`);
    if (view.roll && seat === view.roller) parts.push(`In your cup: ${view.roll.map(faceWords).join(' and ')}.`);
    const last = view.shown.at(-1);
    if (last) parts.push(`The last cup showed ${last.roll.map(faceWords).join(' and ')} for ${claimWords(last.claim)}; ${names[last.loser]} lost a life.`);
    return parts.join(' ');
  },

  words(move) {
    if (isNumber(move)) return `declare ${numberOf(move)}`;
    return { pass: 'free pass', accept: 'accept and roll', challenge: 'challenge' }[move] ?? move;
  },
  ending: () => 'as the last one standing',

  seatNote(view, seat) {
    const lives = view.lives[seat] ?? 0;
    const all = Math.max(lives, Number(view.options.lives ?? 3));
    return {
      mark: all > 5 ? `♥ ${lives}` : '♥'.repeat(lives) + '♡'.repeat(all - lives),
      label: `${lives} of ${all} lives`,
      out: lives === 0,
    };
  },

  guide: [
    { at: 'cup', title: 'Two dice in a cup', text: 'When it is your turn the dice are rolled and only you see them. Everybody else sees a cup.' },
    { at: 'claim pad', title: 'Say a number', text: 'Each number declared has to be higher than the last one. It is true if your two digits make it, in either order: 6 and 7 are 67 or 76.' },
    { at: 'pad', title: 'True or bluff', text: 'You may declare what you did not roll. A star also makes a free pass true, which names no number at all.' },
    { at: 'pad', title: 'Do you believe it?', text: 'The next player accepts and rolls, or slams the cup. If the claim was true the doubter loses a life, if not the bluffer does.' },
    { at: 'seats', title: 'The last one in', text: 'Hearts are lives. Whoever has none left is out; the last one in wins.' },
  ],
  keys: [
    { keys: 'a', does: 'accept' },
    { keys: 'x', does: 'challenge: slam the cup' },
    { keys: '0 … 9', does: 'type the number to declare, Enter declares it' },
    { keys: 'p', does: 'declare a free pass' },
  ],
  quick: ['Really?', 'I believe you.', 'Never!', 'Nerves of steel!', 'One more?'],

  sound(before, after) {
    if (!before) return null;
    if (after.shown.length > before.shown.length) return 'slam';
    if (after.phase === 'declare') return 'shake';
    return 'card';
  },
};

export default game;
