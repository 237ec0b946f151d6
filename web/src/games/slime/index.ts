import type { GameModule } from '../types';
import { slimes } from './board';
import { words } from './moves';
import { left } from './quiet.svelte';
import { lookName } from './seats';
import Table from './Table.svelte';
import { has, type SlimeEvent, type SlimeView } from './view';

const game: GameModule<SlimeView, SlimeEvent> = {
  Table,

  moments: {
    announced: { show: 380, hold: 520 },
    haunted: { show: 380, hold: 520 },
    stopped: { show: 320, hold: 760 },
    'took-effect': { hold: 420 },
    undone: { show: 200, hold: 900, decisive: true },
    fizzled: { hold: 900 },
    placed: { show: 460, hold: 140 },
    covered: { show: 460, hold: 420 },
    overran: { hold: 520, resolve: 620, decisive: true },
    conquered: { hold: 620, resolve: 720, decisive: true },
    moved: { show: 480, hold: 180 },
    hopped: { show: 520, hold: 260 },
    controlled: { hold: 950, decisive: true },
    removed: { hold: 560, resolve: 520, decisive: true },
    robbed: { hold: 1000 },
    reversed: { hold: 900 },
    replaced: { hold: 500 },
    'took-open': { hold: 600 },
    drew: { show: 200 },
    stuck: { hold: 1200 },
    researched: { hold: 800 },
    passed: { hold: 500 },
    frozen: { hold: 1200, decisive: true },
    ended: { hold: 1300 },
  },
  unlogged: ['took-effect'],
  sounds: {
    announced: 'card',
    haunted: 'pick',
    stopped: 'slam',
    undone: 'life',
    placed: 'splash',
    covered: 'splash',
    overran: 'splash',
    conquered: 'splash',
    moved: 'splash',
    hopped: 'spring',
    removed: 'life',
    robbed: 'card',
    reversed: 'turn',
    replaced: 'card',
    'took-open': 'card',
    frozen: 'gong',
    ended: 'gong',
  },
  spoken: { stopped: 'call-stop', frozen: 'call-freeze' },

  describe(view, say, seat) {
    const hexes = view.board.hexes.length;
    const parts = [say.message('describe-board', { count: hexes, empty: hexes - Object.keys(view.slime).length })];
    for (const line of view.score) {
      const groups = slimes(view.slime).filter((slime) => slime.owner === line.seat);
      const where = groups.map((slime) =>
        say.message('describe-slime', { size: slime.hexes.length, hex: slime.hexes[Math.floor(slime.hexes.length / 2)] }),
      );
      parts.push(
        say.message('describe-seat', {
          seat: line.seat,
          look: lookName(line.seat, say),
          count: line.pieces,
          flowers: line.flowers ?? null,
          where: where.length ? say.list(where) : null,
          stuck: line.stuck,
          held: view.hand_sizes[line.seat] ?? 0,
        }),
      );
    }
    parts.push(say.message('describe-turn', { seat: view.turn, clockwise: view.direction === 1 }));
    const { pending } = view;
    if (pending && say.thing('card', pending.card)) {
      parts.push(say.message('describe-pending', { seat: pending.by, card: pending.card, stopped: pending.stands === false }));
    }
    parts.push(say.message('describe-piles', { count: view.deck, discarded: view.discard.length }));
    if (view.market.length) parts.push(say.message('describe-market', { cards: view.market }));
    if (seat !== null && view.hand) parts.push(say.message('describe-hand', { cards: view.hand }));
    return parts.join(' ');
  },

  words,

  standings: true,
  seatNote(view, seat, say) {
    const line = view.score[seat];
    if (!line) return { label: '' };
    const label = say.message('standing', {
      flowers: line.flowers ?? null,
      count: line.pieces,
      held: view.hand_sizes[seat] ?? 0,
      stuck: line.stuck,
      turn: false,
    });
    return { label, out: line.stuck };
  },

  confirm(move, view, say) {
    if (move !== 'stuck' || has(view, 'researchers')) return null;
    return say.message('confirm-stuck', { hand: !has(view, 'poltergeist') && (view.hand?.length ?? 0) > 0 });
  },

  unasked: left,

  guide: [
    { at: 'board', words: 'board' },
    { at: 'hand', words: 'hand' },
    { at: 'bar hand', words: 'bar' },
    { at: 'board', words: 'ending' },
    { at: 'score', words: 'score' },
    { at: 'prompt', words: 'prompt' },
  ],
  keys: [
    { keys: '1 … 9', does: 'card' },
    { keys: 'b', does: 'board' },
    { keys: '← ↑ → ↓', does: 'along' },
    { keys: 's a', does: 'stop' },
    { keys: 'e', does: 'end' },
    { keys: 'h', does: 'hurry' },
    { keys: 'n', does: 'names' },
    { keys: 'Backspace', does: 'back' },
  ],
  quick: ['time', 'stop', 'squelch', 'favourite', 'oozed', 'one-more'],
};

export default game;
