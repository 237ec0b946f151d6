import type { GameModule } from '../types';
import Table from './Table.svelte';
import { claimed, isNumber, numberOf, type SlamBluffEvent, type SlamBluffView } from './view';

const game: GameModule<SlamBluffView, SlamBluffEvent> = {
  Table,

  moments: {
    declared: { show: 450, hold: 350 },
    passed: { show: 450, hold: 350 },
    believed: { show: 250, hold: 700 },
    rolled: { show: 650, decisive: true, told: 'hold' },
    challenged: { show: 250, hold: 700 },
    'cup-opened': { show: 600, hold: 700, resolve: 1300, decisive: true, told: 'resolve' },
    'life-lost': { show: 300, hold: 1200, decisive: true },
    out: { hold: 1100 },
    'new-round': { hold: 600 },
    'called-off': { hold: 1500 },
  },
  sounds: { declared: 'card', passed: 'card', rolled: 'shake', 'cup-opened': 'slam', 'life-lost': 'life' },
  spoken: { declared: 'call-claim', passed: 'call-pass', challenged: 'call-challenged', 'cup-opened': 'verdict-is' },

  describe(view, say, seat) {
    const parts = view.lives.map((lives, owner) => say.message('describe-lives', { seat: owner, lives }));
    if (!view.outcome && view.phase === 'declare') parts.push(say.message('describe-rolled', { seat: view.roller }));
    if (!view.outcome && view.phase === 'respond')
      parts.push(say.message('describe-declared', { roller: view.roller, number: claimed(view.claim), seat: view.turn }));
    parts.push(say.message('describe-beat', { number: view.number }));
    if (view.roll && seat === view.roller) parts.push(say.message('describe-cup', { dice: view.roll }));
    const last = view.shown.at(-1);
    if (last) parts.push(say.message('describe-last', { dice: last.roll, number: claimed(last.claim), seat: last.loser }));
    return parts.join(' ');
  },

  words: (move, say) => (isNumber(move) ? say.message('move-declare', { number: numberOf(move) }) : say.message(`move-${move}`)),

  seatNote(view, seat, say) {
    const lives = view.lives[seat] ?? 0;
    const all = Math.max(lives, Number(view.options.lives ?? lives));
    return {
      mark: all > 5 ? `♥ ${lives}` : '♥'.repeat(lives) + '♡'.repeat(all - lives),
      label: say.message('note', { lives, all }),
      out: lives === 0,
    };
  },

  guide: [
    { at: 'cup', words: 'cup' },
    { at: 'claim pad', words: 'claim' },
    { at: 'pad', words: 'bluff' },
    { at: 'pad', words: 'believe' },
    { at: 'seats', words: 'seats' },
  ],
  keys: [
    { keys: 'a', does: 'accept' },
    { keys: 'x', does: 'challenge' },
    { keys: '0 … 9', does: 'type' },
    { keys: 'p', does: 'pass' },
    { keys: 'h', does: 'hurry' },
  ],
  quick: ['really', 'believe', 'never', 'nerves', 'one-more'],
};

export default game;
