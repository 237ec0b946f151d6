import type { GameModule } from '../types';
import Table from './Table.svelte';
import { called, cardWords, clockOf, effectOf, figureWords, players, type SlamBallEvent, type SlamballView } from './view';

const game: GameModule<SlamballView, SlamBallEvent> = {
  Table,

  moments: {
    starting: { hold: 500 },
    throwdown: { show: 300, hold: 700 },
    'timeout-called': { hold: 1000 },
    laid: { show: 400 },
    held: { hold: 600 },
    contested: { show: 400 },
    uncontested: { hold: 500 },
    'fouled-on-purpose': { hold: 1300 },
    boosted: { hold: 900 },
    shot: { show: 300, hold: 900 },
    threw: { hold: 800 },
    'did-nothing': { hold: 600 },
    'stayed-down': { hold: 600 },
    'turned-up': { show: 450, hold: 650, decisive: true },
    defended: { hold: 900 },
    'shot-judged': { show: 800, hold: 1700, decisive: true, told: 'hold' },
    'pass-judged': { show: 300, hold: 1200, decisive: true },
    scored: { hold: 900 },
    'foul-called': { hold: 1300, decisive: true },
    'shot-clock-violation': { hold: 1100 },
    'chaos-turned': { show: 450, hold: 1300, decisive: true },
    'chaos-happened': { hold: 1100, decisive: true },
    'chaos-void': { hold: 1000, decisive: true },
    whistled: { hold: 1000, decisive: true },
    'loose-ball': { hold: 600 },
    recovered: { show: 400, hold: 1000, decisive: true },
    stolen: { hold: 1200, decisive: true },
    'pushed-pace': { show: 400, hold: 500 },
    'face-off-earned': { show: 400, hold: 1100, decisive: true },
    'last-gasp': { hold: 800 },
    'faced-up': { show: 450, hold: 650, decisive: true },
    declared: { hold: 800 },
    'face-off-judged': { show: 800, hold: 1700, decisive: true, told: 'hold' },
    buzzer: { hold: 1200, decisive: true },
    'went-to-overtime': { hold: 1400, decisive: true },
    'overtime-round': { hold: 700 },
    attacking: { hold: 600 },
    won: { hold: 800 },
  },
  sounds: {
    drew: 'card',
    laid: 'card',
    contested: 'card',
    'turned-up': 'turn',
    locked: 'card',
    'faced-up': 'turn',
    scored: 'slam',
    'race-began': 'shake',
    'chaos-turned': 'shake',
    'face-off-earned': 'spring',
    recovered: 'push',
    stolen: 'push',
    'pushed-pace': 'push',
    buzzer: 'gong',
  },
  spoken: {
    'shot-judged': true,
    'pass-judged': true,
    'face-off-judged': true,
    'chaos-turned': true,
    recovered: true,
    stolen: true,
    'foul-called': true,
  },

  describe(view, say, seat) {
    const { marks } = clockOf(say);
    const parts = [say.message('describe-time', { time: view.time, clock: view.clock, marks })];
    view.teams.forEach((team, side) => {
      parts.push(
        say.message('describe-team', {
          team: team.name,
          seat: side,
          points: view.score[side] ?? 0,
          number: view.fouled[1 - side] ?? 0,
          bonus: view.bonus[side] ?? null,
          timeouts: view.timeouts[side] ?? 0,
        }),
      );
    });
    if (view.offense !== null && !view.face_off) {
      const place = view.head_to_heads[view.shot_clock - 1]?.name ?? '';
      parts.push(say.message('describe-ball', { team: view.teams[view.offense]?.name, place }));
      view.teams.forEach((team, side) => parts.push(say.message('describe-figures', { team: team.name, ...view.figures[side] })));
      if (figureWords(say, view.sting)) parts.push(say.message('describe-sting', { ...view.sting }));
    }
    if (view.attack) parts.push(say.message('describe-attack', { card: cardWords(view, say, view.attack) }));
    if (view.defend) parts.push(say.message('describe-contest', { card: cardWords(view, say, view.defend) }));
    if (view.current) parts.push(say.message('describe-current', { card: cardWords(view, say, view.current) }));
    const chaos = view.pending?.card;
    if (chaos) parts.push(say.message('describe-chaos', { chaos, effect: effectOf(view, say, chaos) }));
    const face = view.face_off;
    if (face) {
      parts.push(
        say.message('describe-face-off', {
          why: `by-${face.kind}`,
          first: called(view, say, face.attacker),
          second: called(view, say, face.defender),
        }),
      );
      face.cards.forEach((card) => card && parts.push(`${cardWords(view, say, card)}.`));
    }
    if (view.overtime) parts.push(say.message('describe-overtime', { round: view.overtime.round }));
    view.teams.forEach((team, side) => {
      const floor = players(view, side).filter((one) => one.court);
      const told = floor.map((one) =>
        say.message('describe-player', {
          role: one.role,
          number: one.number,
          name: called(view, say, one.id),
          count: one.deck,
          whistles: one.whistles,
        }),
      );
      if (told.length) parts.push(say.message('describe-floor', { team: team.name, told }));
      if (side !== seat) parts.push(say.message('describe-held', { seat: side, count: view.hands[side]?.length ?? 0 }));
      const kept = view.kept[side] ?? [];
      if (kept.length) parts.push(say.message('describe-kept', { seat: side, told: kept.map((card) => say.name('chaos', card)) }));
    });
    if (view.hand) parts.push(say.message('describe-hand', { told: view.hand.map((card) => cardWords(view, say, card)) }));
    return parts.join(' ');
  },

  words(move, say) {
    const [verb = '', ...rest] = move.split(' ');
    const extra = rest.find((word) => word === 'boost' || word === 'wind') ?? null;
    const how = rest.find((word) => word === 'fast' || word === 'big') ?? null;
    const line = (verb === 'reveal' ? rest[rest.indexOf('only') + 1] : rest[0]) ?? null;
    if (verb === 'reveal' || verb === 'act') return say.message('told-reveal', { extra, line: rest.includes('only') ? line : null });
    if (!rest.length || move === 'lock top') return say.name('move', move.replace(' ', '-'));
    return (
      say.message(`told-${verb}`, { card: rest[0], player: rest[0], players: rest, comes: rest[0], goes: rest[2], line, how, extra }) ||
      move
    );
  },

  seatNote(view, seat, say) {
    const count = view.hands[seat]?.length ?? 0;
    const ball = view.offense === seat;
    const points = view.score[seat] ?? 0;
    return { mark: `${ball ? '◉ ' : ''}${points}`, label: say.message('note', { points, count, ball }) };
  },

  standings: true,

  guide: [
    { at: 'score', words: 'score' },
    { at: 'floor', words: 'floor' },
    { at: 'court', words: 'court' },
    { at: 'hand floor', words: 'hand' },
    { at: 'choices', words: 'choices' },
    { at: 'prompt', words: 'prompt' },
  ],
  keys: [
    { keys: '1 … 9', does: 'card' },
    { keys: 'q w e t y u i o p', does: 'choice' },
    { keys: 'a s f g', does: 'floor' },
    { keys: 'z x v b', does: 'bench' },
    { keys: '← →', does: 'along' },
  ],
  quick: ['slam', 'denied', 'loose', 'bounce', 'coached', 'one-more'],

  confirm: (move, _view, say) => (move === 'timeout' ? say.message('confirm-timeout') : null),
};

export default game;
