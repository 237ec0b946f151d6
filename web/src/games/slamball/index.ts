import type { GameModule } from '../types';
import Table from './Table.svelte';
import type { SlamballView } from './view';
import { describe, prompt, words } from './words';

const REASONS: Record<string, string> = {
  regulation: 'in regulation',
  overtime: 'in overtime',
  shared: 'shared: nobody has a card left',
};

const game: GameModule<SlamballView> = {
  Table,
  prompt,
  describe,
  words,
  ending: (outcome, view) => `${Math.max(...view.score)}\u2060–\u2060${Math.min(...view.score)} ${REASONS[outcome.reason] ?? outcome.reason}`,

  seatNote(view, seat) {
    const cards = view.hands[seat]?.length ?? 0;
    const ball = view.offense === seat;
    return { mark: `${ball ? '◉ ' : ''}${view.score[seat]}`, label: `${view.score[seat]} points, ${cards} cards in hand${ball ? ', has the ball' : ''}` };
  },

  guide: [
    { at: 'score', title: 'Fourth quarter', text: 'Both teams have 50 points and five minutes. The ring has sixty marks: every card the offense lays uses one, and a bump outside shows who scored there.' },
    { at: 'floor', title: 'Your floor', text: 'Four play, three sit on the bench: a stopper, two gunners, a handler. You draw from the decks of those on the floor; whenever you draw you may also swap in somebody from the bench.' },
    { at: 'court', title: 'Four head-to-heads', text: 'A possession has up to four. The offense lays a card face up, the defense may contest with one face down. Then the offense shoots, or passes on to the next. No shot at the buzzer: the ball is gone.' },
    { at: 'hand floor', title: 'Your cards', text: 'They come from the decks of your players. Blue lines defend, orange ones attack, LBR grabs a loose ball. The bolt is speed, the arrow is power. Lobs, outlets and boosts add to what your side has; it lasts for the possession.' },
    { at: 'choices', title: 'FAST or BIG', text: 'What you can do stands here. Against a contest a shot is FAST (speed) or BIG (power), and has to beat the defender, who wins ties. Nobody contests? It goes in.' },
    { at: 'prompt', title: 'Not sure?', text: 'This line says what everybody waits for. Tap something that cannot be done and you are told why.' },
  ],
  keys: [
    { keys: '1 … 9', does: 'the card at that place of your hand: lay, contest, go for the ball, lock in, throw away' },
    { keys: 'q w e t y u i o p', does: 'your choices, from left to right' },
    { keys: 'a s f g', does: 'the players on your floor: draw, name, send; at the start a … k for all seven' },
    { keys: 'z x v b', does: 'the players on your bench: pick one, then the one who goes out' },
    { keys: '← →', does: 'move within a row, Enter chooses' },
  ],
  quick: ['Nice slam!', 'Denied!', 'Loose ball!', 'What a bounce.', 'Well coached!', 'One more?'],

  confirm(move) {
    return move === 'timeout' ? 'Call your only timeout? Both sides lose their speed and power.' : null;
  },

  sound(before, after) {
    if (!before) return null;
    if (after.outcome && !before.outcome) return 'gong';
    if (after.score.some((points, seat) => points > (before.score[seat] ?? 0))) return 'slam';
    if (after.phase === 'race' && before.phase !== 'race') return 'shake';
    if (after.face_off && !before.face_off) return 'spring';
    if (after.offense !== before.offense) return 'push';
    return 'card';
  },
};

export default game;
