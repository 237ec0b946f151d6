/** Where each move the server offers is found on the table: on a card, on a player, on a button. */
import { keptBoost } from './chaos';
import { figureWords, minus, plus, readLine, PASSES, SHOTS, ZERO, type Line } from './lines';
import { find, fullName, isFace, shortName, type Figure, type How, type SlamballView } from './view';

export type Extra = '' | 'boost' | 'wind';

/** The earlier steps of a move that is put together. */
export interface Picked {
  /** Attached to the card that is resolved. */
  extra: Extra;
  /** Cards foul on purpose instead of contesting. */
  foul: boolean;
  /** The bench player who is to come in. */
  sub: string | null;
  starters: readonly string[];
}

export const NOTHING: Picked = { extra: '', foul: false, sub: null, starters: [] };

export interface Choice {
  /** Plays this… */
  move?: string;
  /** …or is an earlier step… */
  pick?: string;
  /** …or cannot be had now: the move to ask about. */
  why?: string;
  label: string;
  detail?: string;
  icon?: string;
  tone?: 'main' | 'fast' | 'big' | 'boost' | 'danger';
  pressed?: boolean;
}

// -- cards in hand --------------------------------------------------------------------------

const CARD_VERBS = ['lay', 'contest', 'lbr', 'lock', 'discard', 'foul'];

/** The move a card in hand stands for now. */
export function cardMove(moves: readonly string[], card: string, picked: Picked): string | null {
  const verbs = picked.foul ? ['foul', ...CARD_VERBS] : CARD_VERBS;
  for (const verb of verbs) if (moves.includes(`${verb} ${card}`)) return `${verb} ${card}`;
  return null;
}

const PHASE_VERBS: Partial<Record<SlamballView['phase'], string>> = {
  contest: 'contest',
  race: 'lbr',
  throwdown: 'lbr',
  lock: 'lock',
  draw: 'discard',
  timeout: 'discard',
};

/** What to ask about a card that cannot be played. */
export function cardWhy(view: SlamballView, card: string): string {
  return `${PHASE_VERBS[view.phase] ?? 'lay'} ${card}`;
}

/** What a tap on a card does, for its label. */
export const CARD_DOES: Record<string, string> = {
  lay: 'lay it',
  contest: 'contest with it, face down',
  lbr: 'go for the ball',
  lock: 'lock it in',
  discard: 'throw it away',
  foul: 'throw it away for a foul',
};

// -- players --------------------------------------------------------------------------------

export interface PlayerChoice {
  move?: string;
  pick?: string;
  why?: string;
  pressed?: boolean;
  /** In a word, on the tile. */
  does: string;
}

/** What a tap on a player of one's own does now. */
export function playerChoice(view: SlamballView, moves: readonly string[], id: string, picked: Picked): PlayerChoice | null {
  const player = find(view, id);
  if (!player) return null;
  if (view.phase === 'start' && moves.length) {
    const pressed = picked.starters.includes(id);
    return { pick: `starter ${id}`, pressed, does: pressed ? 'starts' : 'bench' };
  }
  for (const verb of ['defender', 'attacker']) {
    if (moves.includes(`${verb} ${id}`)) return { move: `${verb} ${id}`, does: verb === 'defender' ? 'defends' : 'attacks' };
  }
  if (view.phase === 'ot-attacker' && moves.length) return { why: `attacker ${id}`, does: 'waits' };
  if (view.phase === 'name' && moves.length) return { why: `defender ${id}`, does: 'bench' };
  if (picked.sub && player.court) {
    const move = `sub ${picked.sub} for ${id}`;
    if (moves.includes(move)) return { move, does: 'goes out' };
  }
  if (!player.court && moves.some((move) => move.startsWith(`sub ${id} for `))) {
    return { pick: `sub ${id}`, pressed: picked.sub === id, does: picked.sub === id ? 'comes in' : 'sub' };
  }
  if (moves.includes(`draw ${id}`)) return { move: `draw ${id}`, does: 'draw' };
  if (moves.length && (view.phase === 'draw' || view.phase === 'throwdown')) {
    return { why: `draw ${id}`, does: player.deck ? '' : 'empty' };
  }
  return null;
}

/** Tapping a starter: one stopper, one handler, and of three gunners the last two tapped. */
export function pickStarter(view: SlamballView, starters: readonly string[], id: string): string[] {
  if (starters.includes(id)) return [...starters];
  const role = find(view, id)?.role;
  const same = starters.filter((one) => find(view, one)?.role === role);
  const gone = same.length >= (role === 'gunner' ? 2 : 1) ? same[0] : null;
  return [...starters.filter((one) => one !== gone), id];
}

/** The move that names these four, in whatever order. */
export function startMove(moves: readonly string[], starters: readonly string[]): string | null {
  return (
    moves.find((move) => {
      const [word, ...four] = move.split(' ');
      return word === 'start' && four.length === starters.length && four.every((id) => starters.includes(id));
    }) ?? null
  );
}

// -- buttons --------------------------------------------------------------------------------

/** What the attached boost brings. */
function extraFigure(view: SlamballView, extra: Extra, player: string): Figure {
  if (extra === 'wind') return keptBoost(view, view.seat ?? 0)?.brings ?? ZERO;
  const boost = extra && view.hand?.find((card) => card.boost && card.player === player);
  return boost ? readLine(boost.lines[0] ?? '') : ZERO;
}

/** "SECOND WIND" as on a button: "Second wind". */
function inWords(name = 'boost'): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** The toggles for a boost and a kept chaos card, where a move knows them. */
function extras(view: SlamballView, moves: readonly string[], picked: Picked, player: string): Choice[] {
  const found: Choice[] = [];
  for (const extra of ['boost', 'wind'] as const) {
    if (!moves.some((move) => move.split(' ').includes(extra))) continue;
    const line = view.hand?.find((card) => card.boost && card.player === player)?.lines[0] ?? '';
    found.push({
      pick: extra,
      pressed: picked.extra === extra,
      label: extra === 'wind' ? inWords(keptBoost(view, view.seat ?? 0)?.name) : readLine(line).title || 'Boost',
      detail: `+ ${figureWords(extraFigure(view, extra, player))}`,
      icon: 'boost',
      tone: 'boost',
    });
  }
  return found;
}

/** The move with the picked boost if there is one like that, else without. */
function withExtra(moves: readonly string[], move: string, extra: Extra): string | null {
  if (extra && moves.includes(`${move} ${extra}`)) return `${move} ${extra}`;
  return moves.includes(move) ? move : null;
}

const KIND_NAMES: Record<string, string> = { slam: 'Slam', layup: 'Layup', jumper: 'Jumper', pass: 'Pass', lob: 'Lob', outlet: 'Outlet' };

/** What the offense has after gaining these icons: a sting is paid off first (BALL-27). */
export function gained(view: SlamballView, icons: Figure): Figure {
  return plus(view.figures[view.offense ?? 0] ?? ZERO, minus(icons, view.sting));
}

function resolve(view: SlamballView, moves: readonly string[], picked: Picked): Choice[] {
  const card = view.attack;
  if (!card) return [];
  const found = extras(view, moves, picked, card.player);
  for (const text of card.lines.slice(card.line ?? 0)) {
    const line = readLine(text);
    const shot = SHOTS.includes(line.kind);
    if (!shot && !PASSES.includes(line.kind)) continue;
    const boost = card.brings ?? extraFigure(view, picked.extra, card.player);
    const total = gained(view, plus(line, boost));
    const name = KIND_NAMES[line.kind]!;
    if (!shot) {
      found.push({
        move: withExtra(moves, `pass ${line.kind}`, picked.extra) ?? undefined,
        why: `pass ${line.kind}`,
        label: line.risky ? `Risky ${line.kind}` : name,
        detail: `on with ${figureWords(total) || 'nothing'}`,
        icon: line.kind,
      });
    } else if (view.defend) {
      for (const how of ['fast', 'big'] as const) {
        const move = `shoot ${line.kind} ${how}`;
        found.push({
          move: withExtra(moves, move, picked.extra) ?? undefined,
          why: move,
          label: `${name} ${line.points}, ${how.toUpperCase()}`,
          detail: how === 'fast' ? `${total.speed} speed` : `${total.power} power`,
          icon: how,
          tone: how,
        });
      }
    } else {
      const move = `shoot ${line.kind}`;
      found.push({
        move: moves.includes(move) ? move : undefined,
        why: move,
        label: `${name} for ${line.points}`,
        detail: 'nobody in the way',
        icon: line.kind,
        tone: 'main',
      });
    }
  }
  found.push({ move: 'nothing', why: 'nothing', label: 'Do nothing', icon: 'hold' });
  return found;
}

/** What comes of it if the contest card acts with these lines: "4 against 3 power: goes in". */
function outlook(view: SlamballView, lines: Line[], boost: Figure): string | undefined {
  const { doing, offense } = view;
  if (offense === null || !doing) return undefined;
  let attack = view.figures[offense] ?? ZERO;
  let defense = plus(view.figures[1 - offense] ?? ZERO, boost);
  let stolen = false;
  for (const line of lines) {
    if (line.kind === 'hit' || line.kind === 'foul') attack = minus(attack, line);
    if (line.kind === 'hit' && !attack.speed && !attack.power) return 'nothing left: loose ball';
    if (line.kind === 'steal' && doing.do === 'pass' && doing.risky) return 'takes the pass';
    if (line.kind === 'steal' || line.kind === 'stop') defense = plus(defense, line);
    stolen ||= line.kind === 'steal';
  }
  if (doing.do !== 'shoot' || !doing.how) {
    return lines.some((line) => line.kind === 'hit' || line.kind === 'foul')
      ? `leaves them ${figureWords(attack) || 'nothing'}`
      : 'the ball moves on';
  }
  const key = doing.how === 'fast' ? 'speed' : 'power';
  const end = attack[key] > defense[key] ? 'goes in' : stolen ? 'stolen' : 'stopped';
  return `${attack[key]} against ${defense[key]} ${key}: ${end}`;
}

function defend(view: SlamballView, moves: readonly string[], picked: Picked): Choice[] {
  const card = view.defend;
  if (!isFace(card)) return [];
  const found = extras(view, moves, picked, card.player);
  const lines = card.lines.slice(card.line ?? 0).map(readLine);
  const boost = extraFigure(view, picked.extra, card.player);
  const acts = lines.filter((line) => line.side === 'defense');
  if (view.phase === 'act') {
    const move = withExtra(moves, 'act', picked.extra);
    return [...found, { move: move ?? undefined, why: 'act', label: 'Go on with the card', detail: outlook(view, acts, boost), icon: 'stop', tone: 'main' }];
  }
  const chaos = lines.some((line) => line.kind === 'chaos');
  const reveal = withExtra(moves, 'reveal', picked.extra);
  found.push({
    move: reveal ?? undefined,
    why: 'reveal',
    label: chaos ? 'Turn it up: chaos first' : `Turn it up: ${acts.map((line) => line.kind).join(', ') || 'nothing to do'}`,
    detail: chaos ? undefined : outlook(view, acts, boost),
    icon: chaos ? 'chaos' : (acts[0]?.kind ?? 'stop'),
    tone: 'main',
  });
  for (const kind of ['hit', 'steal', 'stop']) {
    // An extra stands before "only": `reveal boost only hit`.
    const boosted = picked.extra ? `reveal ${picked.extra} only ${kind}` : '';
    const move = moves.includes(boosted) ? boosted : `reveal only ${kind}`;
    if (!moves.includes(move)) continue;
    const used = acts.filter((line) => line.kind === kind || line.kind === 'foul');
    found.push({ move, label: `Only the ${kind}`, detail: outlook(view, used, boost), icon: kind });
  }
  found.push({
    move: moves.includes('stay') ? 'stay' : undefined,
    why: 'stay',
    label: 'Leave it face down',
    detail: outlook(view, [], ZERO),
    icon: 'down',
  });
  return found;
}

function contest(view: SlamballView, moves: readonly string[], picked: Picked): Choice[] {
  const found: Choice[] = [];
  if (moves.some((move) => move.startsWith('foul '))) {
    found.push({
      pick: 'foul',
      pressed: picked.foul,
      label: 'Foul on purpose',
      detail: picked.foul ? 'choose the card to throw away' : 'make it, break it',
      icon: 'foul',
      tone: 'danger',
    });
  }
  found.push({ move: 'let', label: 'Let it go', detail: view.attack ? 'no contest' : undefined, icon: 'hold' });
  return found;
}

function whistle(view: SlamballView): Choice[] {
  const chaos = view.phase === 'chaos';
  const answer = (view.pending?.whistles ?? 0) > 0;
  return [
    {
      move: 'whistle',
      label: answer ? 'Whistle back' : 'Whistle!',
      detail: answer ? 'cancel their whistle' : chaos ? 'the chaos card is void' : 'earn a face off',
      icon: 'whistle',
      tone: 'main',
    },
    { move: 'no', label: 'No whistle', icon: 'hold' },
  ];
}

function duelFigure(view: SlamballView, how: How): string {
  const own = view.face_off?.figures[0];
  if (!own) return '';
  return how === 'fast' ? `${own.speed} speed` : `${own.power} power`;
}

function plain(view: SlamballView, seat: number, moves: readonly string[], picked: Picked): Choice[] {
  switch (view.phase) {
    case 'start': {
      const move = startMove(moves, picked.starters);
      const names = picked.starters.map((id) => shortName(fullName(view, id))).join(', ');
      return [{ move: move ?? undefined, why: moves[0], label: 'Start these four', detail: names, icon: 'jersey', tone: 'main' }];
    }
    case 'draw':
      return [{
        move: moves.includes('ready') ? 'ready' : undefined,
        why: 'ready',
        label: 'Ready',
        detail: view.pending?.left?.[seat] ? `${view.pending.left[seat]} to draw` : undefined,
        icon: 'ready',
        tone: 'main',
      }];
    case 'timeout':
      return [{ move: 'ready', label: 'Ready', detail: 'done sorting', icon: 'ready', tone: 'main' }];
    case 'lay':
      return [{ move: 'hold', label: 'Hold', detail: 'lay nothing here', icon: 'hold' }];
    case 'contest':
      return contest(view, moves, picked);
    case 'resolve':
      return resolve(view, moves, picked);
    case 'reveal':
    case 'act':
      return defend(view, moves, picked);
    case 'chaos':
    case 'miss':
      return whistle(view);
    case 'claim':
      return [
        { move: 'claim', label: 'Claim the ball', detail: '1 power', icon: 'lbr', tone: 'main' },
        { move: 'no', label: 'Leave it', icon: 'hold' },
      ];
    case 'race':
      return moves.includes('claim')
        ? [{ move: 'claim', label: 'Claim with the card down', detail: '1 power', icon: 'lbr', tone: 'main' }]
        : [];
    case 'pace':
      return [
        { move: moves.includes('push') ? 'push' : undefined, why: 'push', label: 'Push the pace', detail: 'run on with this card', icon: 'fast', tone: 'main' },
        { move: 'reset', label: 'Reset', detail: view.pace?.kept ? 'draw to 3, early offense' : 'draw to 4, full shot clock', icon: 'reset' },
      ];
    case 'lock': {
      if (!moves.includes('lock top')) return [];
      const face = view.face_off;
      const who = find(view, face?.seat === seat ? face?.attacker : face?.defender);
      return [{ move: 'lock top', label: 'Blind, from the top', detail: who ? `${shortName(who.name)}'s deck, ${who.deck} cards` : undefined, icon: 'deck', tone: 'main' }];
    }
    case 'declare':
      return (['fast', 'big'] as const).map((how) => ({
        move: how, label: how.toUpperCase(), detail: duelFigure(view, how), icon: how, tone: how,
      }));
    default:
      return [];
  }
}

const ON_THE_TABLE = /^(start|draw|sub|lay|contest|lbr|lock|discard|foul|defender|attacker) \S/;

/** The buttons, in the order of their keys. */
export function choices(view: SlamballView, seat: number, moves: readonly string[], picked: Picked): Choice[] {
  if (!moves.length) return [];
  const found = plain(view, seat, moves, picked);
  if (moves.includes('leave')) {
    found.push({ move: 'leave', label: 'Leave the ball', detail: 'nothing to lay', icon: 'hold' });
  }
  if (moves.includes('timeout')) {
    found.push({ move: 'timeout', label: 'Timeout', detail: 'your only one', icon: 'timeout' });
  }
  // Whatever else is offered is offered here: nothing may be out of reach.
  const shown = new Set(found.map((choice) => choice.move));
  const base = (move: string): string => move.replace(/ (boost|wind)\b/, '');
  const bases = new Set([...shown].flatMap((move) => (move ? [base(move)] : [])));
  for (const move of moves) {
    if (!shown.has(move) && !bases.has(base(move)) && !ON_THE_TABLE.test(move)) found.push({ move, label: move });
  }
  return found.map((choice) => (choice.move && !moves.includes(choice.move) ? { ...choice, move: undefined } : choice));
}

/** A picked step that still leads somewhere. */
export function stillPicked(view: SlamballView, moves: readonly string[], picked: Picked): Picked {
  return {
    extra: moves.some((move) => move.split(' ').includes(picked.extra)) ? picked.extra : '',
    foul: picked.foul && moves.some((move) => move.startsWith('foul ')),
    sub: moves.some((move) => move.startsWith(`sub ${picked.sub} for `)) ? picked.sub : null,
    starters: view.phase === 'start' ? picked.starters : [],
  };
}
