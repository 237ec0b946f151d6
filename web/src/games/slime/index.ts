import type { GameModule } from '../types';
import Table from './Table.svelte';
import { has, type SlimeView } from './view';
import { describe, plural, prompt, words } from './words';

const ENDINGS: Record<string, string> = {
  full: 'on a full board',
  quiet: 'as nobody can do more',
  limit: 'when the last turn was over',
};

const game: GameModule<SlimeView> = {
  Table,
  prompt,
  describe,
  words,
  ending(outcome, view) {
    if (outcome.reason === 'last') return 'as the only one who is not stuck';
    if (!(outcome.reason in ENDINGS)) return '';
    return `with the most ${has(view, 'flowers') ? 'flowers' : 'pieces'} ${ENDINGS[outcome.reason]}`;
  },

  standings: true,
  seatNote(view, seat) {
    const line = view.score[seat];
    const cards = view.hand_sizes[seat] ?? 0;
    if (!line) return { mark: '', label: '' };
    return {
      cards,
      label: `${line.flowers === undefined ? '' : `${line.flowers} on flowers, `}${plural(line.pieces, 'piece')}, ${plural(cards, 'card')}${line.stuck ? ', stuck' : ''}`,
      out: line.stuck,
    };
  },

  confirm(move, view) {
    if (move !== 'stuck' || has(view, 'researchers')) return null;
    const cards = has(view, 'poltergeist') || !view.hand?.length ? '' : ' Your hand goes back into the pile.';
    return `Once stuck, your pieces score nothing; from then on you take revenge.${cards} Sure?`;
  },

  guide: [
    { at: 'board', title: 'Your slime', text: 'Begin on an empty hex and spread from there. Pieces that touch flow together into one slime. Whatever glows can be clicked.' },
    { at: 'hand', title: 'Your cards', text: 'Every turn you draw one and may play up to three. Choose a card to see what it does, then play it; what it can reach lights up. Once a turn you may replace one.' },
    { at: 'bar hand', title: 'What happens now', text: 'A card being played is shown beside the board, and choices for it stand here. If you hold a Stop!, this is where you use it, or let things happen.' },
    { at: 'board', title: 'Ending a turn', text: 'Place one piece next to your slime: that ends the turn. Green cards with a double line, such as Growing Slime, place for you and end it as well.' },
    { at: 'score', title: 'Most pieces win', text: 'When the board is full, it is counted. If you can place nothing at all you are stuck: your pieces count no more, but you may take revenge.' },
    { at: 'prompt', title: 'Not sure?', text: 'This line always says what everybody waits for. Choose something that cannot be done and you are told why.' },
  ],
  keys: [
    { keys: '1 … 9', does: 'look at that card of your hand; Enter (or the digit again) plays it' },
    { keys: 'b', does: 'go to the board' },
    { keys: '← ↑ → ↓', does: 'move over the hexes, Enter chooses' },
    { keys: 's a', does: 'stop a card, or allow it' },
    { keys: 'e', does: 'enough, end the turn, or pass' },
    { keys: 'Backspace', does: 'take back a half-made choice' },
  ],
  quick: ['Slime time!', 'Stop, slime, stop!', 'Squelch.', 'That was my favourite piece.', 'Well oozed!', 'One more?'],

  sound(before, after, moved) {
    if (!before) return null;
    if (after.outcome && !before.outcome) return 'gong';
    const move = moved?.[1] ?? '';
    if (move === 'stop') return 'slam';
    if (move.startsWith('play') || move.startsWith('draw') || move.startsWith('replace')) return 'card';
    const gone = Object.keys(before.slime).filter((hex) => after.slime[hex] === undefined).length;
    if (before.pending?.card === 'bomb' && gone) return 'slam';
    if (gone > Object.keys(after.slime).filter((hex) => before.slime[hex] === undefined).length) return 'life';
    if (JSON.stringify(before.slime) !== JSON.stringify(after.slime)) return 'splash';
    return null;
  },
};

export default game;
