import type { GameModule } from '../types';
import Table from './Table.svelte';

/** For a game that nobody has drawn yet: the view as text and the moves as buttons. */
const game: GameModule = {
  Table,
  prompt(view, names, seat) {
    const due = (view.to_move ?? []) as number[];
    if (view.outcome) return 'The game is over.';
    if (seat !== null && due.includes(seat)) return 'Your turn.';
    return due.length ? `Waiting for ${due.map((owner) => names[owner]).join(' and ')}.` : 'Waiting.';
  },
  describe: () => 'This table is shown as text.',
  words: (move) => move,
  guide: [{ at: 'moves', title: 'What you may do', text: 'Every button is a move you may play now.' }],
  keys: [{ keys: '← →', does: 'move between the moves, Enter plays' }],
  quick: ['Good luck!', 'Well played!', 'One more?'],
};

export default game;
