/** The buttons: every move that is not on a card or a player. What each would do is asked of the rules. */
import type { Say } from '../types';
import { startMove } from './people';
import type { Extra, Picked } from './picked';
import { effectOf, figureWords, find, isFace, shortName, type Line, type SlamballView } from './view';

export interface Choice {
  /** Plays this… */
  move?: string;
  /** …or is an earlier step… */
  pick?: string;
  /** …or cannot be had now: the move to ask about. */
  why?: string;
  label: string;
  /** What is known without asking; else the preview of `move` stands there. */
  detail?: string;
  icon?: string;
  tone?: 'main' | 'fast' | 'big' | 'boost' | 'danger';
  pressed?: boolean;
}

/** The toggles for a boost and a kept chaos card, where a move knows them. */
function extras(view: SlamballView, say: Say, moves: readonly string[], picked: Picked, player: string): Choice[] {
  const found: Choice[] = [];
  for (const extra of ['boost', 'wind'] as const) {
    if (!moves.some((move) => move.split(' ').includes(extra))) continue;
    const line = view.hand?.find((card) => card.boost && card.player === player)?.lines[0];
    const kept = view.kept[view.seat ?? 0]?.find((card) => effectOf(view, say, card)?.kind === 'boost');
    const wind = extra === 'wind' && kept ? effectOf(view, say, kept) : null;
    const brings = wind ?? { speed: line?.speed ?? 0, power: line?.power ?? 0 };
    found.push({
      pick: extra,
      pressed: picked.extra === extra,
      label: extra === 'wind' ? say.name('chaos', kept ?? '') : line?.title || say.name('kind', 'boost'),
      detail: `+ ${figureWords(say, brings)}`,
      icon: 'boost',
      tone: 'boost',
    });
  }
  return found;
}

/** The move with the picked boost if there is one like that, else without. */
function withExtra(moves: readonly string[], move: string, extra: Extra): string | undefined {
  if (extra && moves.includes(`${move} ${extra}`)) return `${move} ${extra}`;
  return moves.includes(move) ? move : undefined;
}

/** One line of the attacking card: a shot FAST and BIG, an open shot, or a pass. */
function attacking(view: SlamballView, say: Say, moves: readonly string[], picked: Picked, line: Line): Choice[] {
  const { kind } = line;
  if (line.points === undefined) {
    const move = withExtra(moves, `pass ${kind}`, picked.extra);
    return [{ move, why: `pass ${kind}`, label: say.message(`button-${kind}`, line), icon: kind }];
  }
  if (!view.defend) {
    const move = moves.includes(`shoot ${kind}`) ? `shoot ${kind}` : undefined;
    return [
      { move, why: `shoot ${kind}`, label: say.message('button-shot', { line: kind, points: line.points }), icon: kind, tone: 'main' },
    ];
  }
  return (['fast', 'big'] as const).map((how) => ({
    move: withExtra(moves, `shoot ${kind} ${how}`, picked.extra),
    why: `shoot ${kind} ${how}`,
    label: say.message('button-contested', { line: kind, points: line.points, how }),
    icon: how,
    tone: how,
  }));
}

function resolve(view: SlamballView, say: Say, moves: readonly string[], picked: Picked): Choice[] {
  const asked = view.asked;
  if (!view.attack || asked?.type !== 'resolve') return [];
  return [
    ...extras(view, say, moves, picked, view.attack.player),
    ...asked.lines.flatMap((line) => attacking(view, say, moves, picked, line)),
    { move: 'nothing', label: say.name('move', 'nothing'), icon: 'hold' },
  ];
}

function defend(view: SlamballView, say: Say, moves: readonly string[], picked: Picked): Choice[] {
  const card = view.defend;
  if (!isFace(card)) return [];
  const found = extras(view, say, moves, picked, card.player);
  const kinds = card.lines.slice(card.line ?? 0).map((line) => line.kind as string);
  const acts = kinds.filter((kind) => say.thing('kind', kind)?.about?.side === 'defense');
  if (view.phase === 'act') {
    return [
      ...found,
      { move: withExtra(moves, 'act', picked.extra), why: 'act', label: say.name('move', 'act'), icon: 'stop', tone: 'main' },
    ];
  }
  const chaos = kinds.includes('chaos');
  found.push({
    move: withExtra(moves, 'reveal', picked.extra),
    why: 'reveal',
    label: chaos
      ? say.name('move', 'reveal', 'chaos')
      : say.message('button-reveal', { kinds: acts.map((kind) => say.name('kind', kind)) }),
    icon: chaos ? 'chaos' : (acts[0] ?? 'stop'),
    tone: 'main',
  });
  for (const kind of acts) {
    // An extra stands before "only": `reveal boost only hit`.
    const boosted = picked.extra ? `reveal ${picked.extra} only ${kind}` : '';
    const move = moves.includes(boosted) ? boosted : `reveal only ${kind}`;
    if (moves.includes(move)) found.push({ move, label: say.message('button-only', { line: kind }), icon: kind });
  }
  found.push({ move: moves.includes('stay') ? 'stay' : undefined, why: 'stay', label: say.name('move', 'stay'), icon: 'down' });
  return found;
}

function contest(view: SlamballView, say: Say, moves: readonly string[], picked: Picked): Choice[] {
  const found: Choice[] = [];
  if (moves.some((move) => move.startsWith('foul '))) {
    found.push({
      pick: 'foul',
      pressed: picked.foul,
      label: say.name('move', 'foul'),
      detail: say.name('move', 'foul', picked.foul ? 'pick' : 'text'),
      icon: 'foul',
      tone: 'danger',
    });
  }
  found.push({
    move: 'let',
    label: say.name('move', 'let'),
    detail: view.attack ? say.name('move', 'let', 'text') : undefined,
    icon: 'hold',
  });
  return found;
}

function whistle(view: SlamballView, say: Say): Choice[] {
  const back = (view.pending?.whistles ?? 0) > 0;
  return [
    { move: 'whistle', label: say.name('move', 'whistle', back ? 'back' : ''), icon: 'whistle', tone: 'main' },
    { move: 'no', label: say.name('move', 'no'), icon: 'hold' },
  ];
}

function plain(view: SlamballView, say: Say, seat: number, moves: readonly string[], picked: Picked): Choice[] {
  const ready = moves.includes('ready') ? 'ready' : undefined;
  switch (view.phase) {
    case 'start': {
      const move = startMove(moves, picked.starters) ?? undefined;
      const detail = say.list(picked.starters.map((id) => shortName(view, say, id)));
      return [{ move, why: moves[0], label: say.name('move', 'start'), detail, icon: 'jersey', tone: 'main' }];
    }
    case 'throwdown':
    case 'draw':
    case 'timeout': {
      const left = view.asked?.type === 'draw-up' || view.asked?.type === 'win-throwdown' ? view.asked.left : 0;
      const draws: Choice[] =
        left && moves.some((move) => move.startsWith('draw '))
          ? [{ pick: 'draw', label: say.message('draw-for-me', { count: left }), icon: 'deck', tone: 'main', detail: '' }]
          : [];
      if (view.phase === 'throwdown') return draws;
      return [...draws, { move: ready, why: 'ready', label: say.name('move', 'ready'), detail: '', icon: 'ready', tone: 'main' }];
    }
    case 'lay':
      return [{ move: 'hold', label: say.name('move', 'hold'), detail: say.name('move', 'hold', 'text'), icon: 'hold' }];
    case 'contest':
      return contest(view, say, moves, picked);
    case 'resolve':
      return resolve(view, say, moves, picked);
    case 'reveal':
    case 'act':
      return defend(view, say, moves, picked);
    case 'chaos':
    case 'miss':
      return whistle(view, say);
    case 'claim':
      return [
        { move: 'claim', label: say.name('move', 'claim'), detail: say.name('move', 'claim', 'text'), icon: 'lbr', tone: 'main' },
        { move: 'no', label: say.name('move', 'no', 'claim'), detail: '', icon: 'hold' },
      ];
    case 'race':
      return moves.includes('claim')
        ? [
            {
              move: 'claim',
              label: say.name('move', 'claim', 'down'),
              detail: say.name('move', 'claim', 'text'),
              icon: 'lbr',
              tone: 'main',
            },
          ]
        : [];
    case 'pace':
      return [
        {
          move: moves.includes('push') ? 'push' : undefined,
          why: 'push',
          label: say.name('move', 'push'),
          detail: say.name('move', 'push', 'text'),
          icon: 'fast',
          tone: 'main',
        },
        { move: 'reset', label: say.name('move', 'reset'), icon: 'reset' },
      ];
    case 'lock': {
      const face = view.face_off;
      const player = find(view, face?.seat === seat ? face?.attacker : face?.defender);
      const detail = player ? say.message('deck-left', { count: player.deck }) : '';
      return moves.includes('lock top')
        ? [{ move: 'lock top', label: say.name('move', 'lock-top'), detail, icon: 'deck', tone: 'main' }]
        : [];
    }
    case 'declare':
      return (['fast', 'big'] as const).map((how) => ({ move: how, label: say.name('how', how), icon: how, tone: how }));
    default:
      return [];
  }
}

const ON_THE_TABLE = /^(start|draw|sub|lay|contest|lbr|lock|discard|foul|defender|attacker) \S/;

/** The buttons, in the order of their keys. */
export function choices(view: SlamballView, say: Say, seat: number, moves: readonly string[], picked: Picked): Choice[] {
  if (!moves.length) return [];
  const found = plain(view, say, seat, moves, picked);
  for (const move of ['leave', 'timeout']) {
    if (!moves.includes(move)) continue;
    const forced = move === 'leave' && !moves.some((other) => other.startsWith('lbr ') || other === 'claim');
    const detail = say.name('move', move, forced ? 'none' : 'short');
    found.push({ move, label: say.name('move', move), detail, icon: move === 'leave' ? 'hold' : move });
  }
  // Whatever else is offered is offered here: nothing may be out of reach.
  const shown = new Set(found.map((choice) => choice.move));
  const base = (move: string): string => move.replace(/ (boost|wind)\b/, '');
  const bases = new Set([...shown].flatMap((move) => (move ? [base(move)] : [])));
  for (const move of moves) {
    if (!shown.has(move) && !bases.has(base(move)) && !ON_THE_TABLE.test(move)) found.push({ move, label: move });
  }
  const open = found.map((choice) => (choice.move && !moves.includes(choice.move) ? { ...choice, move: undefined } : choice));
  // What cannot be done now is shown only where it comes later, or where a line of the card says it.
  return open.filter((choice) => choice.move || choice.pick || ['start', 'draw', 'resolve'].includes(view.phase));
}
