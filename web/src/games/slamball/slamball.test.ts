import { describe as suite, expect, it } from 'vitest';
import { fakeSay } from '../../words/fake';
import type { Catalogue } from '../types';
import { choices } from './choices';
import game from './index';
import { meetings, outlook } from './outlook';
import { pickStarter, playerChoice, startMove } from './people';
import { NOTHING, type Picked } from './picked';
import { past, scene } from './scene';
import {
  cardWords,
  effectOf,
  effectWords,
  shortName,
  strengths,
  type Face,
  type Line,
  type Role,
  type SlamBallEvent,
  type SlamballView,
} from './view';

/** What the tests need of the catalogue (games/slamball/things.py). */
const catalogue: Catalogue = {
  game: 'slamball',
  version: 1,
  terms: {
    seat: 'seat',
    team: 'team',
    role: 'role',
    place: 'place',
    player: 'player',
    players: 'player',
    comes: 'player',
    goes: 'player',
    card: 'card',
    lines: 'line',
    line: 'kind',
    how: 'how',
    measure: 'measure',
    effect: 'effect',
    chaos: 'chaos',
  },
  things: [
    { kind: 'player', id: 'moragne', words: 'player-named', about: { name: 'Bryce Moragne', position: 'handler' } },
    { kind: 'player', id: 'crosby', words: 'player-named', about: { name: 'Tony Crosby II', position: 'handler' } },
    { kind: 'player', id: 'lava-gunner-7', words: 'player-unnamed', about: { team: 'Lava', position: 'gunner', number: 7 } },
    { kind: 'player', id: 'slashers-gunner-9', words: 'player-unnamed', about: { team: 'Slashers', position: 'gunner', number: 9 } },
    { kind: 'card', id: 'moragne#3', words: 'card', about: { player: 'moragne', number: 3, boost: false } },
    { kind: 'chaos', id: 'HEAVY LEGS', words: 'chaos-heavy-legs', about: { effect: { kind: 'lose', speed: 1, power: 1 } } },
    ...['stopper', 'gunner', 'handler'].map((id) => ({ kind: 'role', id })),
    ...['slam', 'lob', 'boost'].map((id) => ({ kind: 'kind', id })),
    { kind: 'kind', id: 'stop', about: { side: 'defense' } },
    ...['fast', 'big'].map((id) => ({ kind: 'how', id })),
    ...['let', 'nothing', 'timeout', 'hold', 'leave'].map((id) => ({ kind: 'move', id })),
    { kind: 'measure', id: 'power' },
    { kind: 'place', id: 'transition' },
    { kind: 'clock', id: 'game', about: { marks: 60, last: 4 } },
  ],
};
const say = fakeSay('slamball', ['Anna', 'Ben'], 'en', catalogue);
const SLAM: Line = { kind: 'slam', points: 3, speed: 0, power: 1 };
const LOB: Line = { kind: 'lob', power: 1, risky: false };
const STOP: Line = { kind: 'stop', power: 2, loose: true };

function player(id: string, role: Role): SlamballView['teams'][number]['players'][number] {
  return { id, name: id, role, number: 7 };
}

function floor(court: string[], bench: string[]): SlamballView['floor'][number] {
  return { court, bench, whistles: {}, decks: Object.fromEntries([...court, ...bench].map((id) => [id, 5])), exhausted: [], gasps: [] };
}

function card(name: string, ...lines: Line[]): Face {
  return { name, player: name.split('#')[0]!, lines, boost: lines[0]?.kind === 'boost', attached: null, line: 0 };
}

function table(more: Partial<SlamballView> = {}): SlamballView {
  const figure = { speed: 0, power: 0 };
  return {
    game: 'slamball',
    seats: 2,
    seat: 0,
    options: {},
    outcome: null,
    phase: 'lay',
    to_move: [0],
    spent: [],
    asked: null,
    hands: [[], []],
    kept: [[], []],
    score: [50, 50],
    timeouts: [1, 1],
    fouled: [0, 0],
    bonus: [null, null],
    clock: 0,
    time: '5:00',
    marks: [],
    discard: [],
    chaos: { deck: 20, discard: [] },
    offense: 0,
    shot_clock: 1,
    head_to_heads: [{ name: 'transition', now: true, offense: null, defense: null }],
    figures: [figure, figure],
    sting: figure,
    via: null,
    last: [null, null],
    pushed: false,
    attack: null,
    defend: null,
    current: null,
    pace: null,
    doing: null,
    no_slam: false,
    replay: false,
    sealed: [false, false],
    pending: null,
    face_off: null,
    overtime: null,
    hand: [],
    teams: [
      {
        name: 'Lava',
        players: [player('mo', 'handler'), player('sk', 'gunner'), player('jo', 'gunner'), player('g7', 'gunner'), player('sf', 'stopper')],
      },
      { name: 'Slashers', players: [player('cr', 'handler')] },
    ],
    floor: [floor(['mo', 'sk', 'jo', 'sf'], ['g7']), floor(['cr'], [])],
    ...more,
  };
}

const named = (id: string) => ({ kind: 'named' as const, id, name: id });

suite('names', () => {
  it('of chaos cards and what they do come from the words, of own ones from the view', () => {
    expect(effectWords(say, effectOf(table(), say, 'HEAVY LEGS'))).toBe('1 speed and 1 power less for the side that drew it');
    const own = [{ name: 'AIR HORN', effect: { kind: 'boost' as const, speed: 0, power: 2 }, story: null }];
    const view = table({ chaos: { deck: 1, discard: [], own } });
    expect(effectWords(say, effectOf(view, say, 'AIR HORN'))).toBe('a boost to keep: 2 power for any of your players');
  });

  it('of players fit on a jersey', () => {
    const view = table({
      teams: [
        {
          name: 'Slashers',
          players: [
            { ...player('crosby', 'handler'), name: null },
            { ...player('slashers-gunner-9', 'gunner'), name: null },
          ],
        },
      ],
    });
    expect(shortName(view, say, 'crosby')).toBe('Crosby II');
    expect(shortName(view, say, 'slashers-gunner-9')).toBe('Gunner');
  });

  it('of cards are their lines', () => {
    expect(cardWords(table(), say, card('mo#1', SLAM, LOB))).toBe('mo: slam for 3 (1 power) and lob');
  });
});

suite('choices', () => {
  const attack = card('mo#1', SLAM, LOB);
  const moves = [
    'shoot slam fast',
    'shoot slam fast boost',
    'shoot slam big',
    'shoot slam big boost',
    'pass lob',
    'pass lob boost',
    'nothing',
    'timeout',
  ];
  const asked = {
    type: 'resolve' as const,
    rule: 'BALL-17',
    attacker: named('mo'),
    lines: [SLAM, LOB],
    defender: named('cr'),
    figures: [],
    shoots: true,
    passes: true,
    lob: false,
    dead_spring: false,
  };
  const view = table({
    phase: 'resolve',
    attack,
    asked,
    defend: { player: 'cr', up: false },
    hand: [card('mo#boost', { kind: 'boost', speed: 2, power: 2, title: 'Baby Bron' })],
  });

  it('lead to every move, with the boost once it is picked', () => {
    const boosted: Picked = { ...NOTHING, extra: 'boost' };
    const reached = [NOTHING, boosted].flatMap((picked) => choices(view, say, 0, moves, picked).map((one) => one.move));
    expect(new Set(reached.filter(Boolean))).toEqual(new Set(moves));
    expect(choices(view, say, 0, moves, NOTHING).find((one) => one.pick === 'boost')).toMatchObject({
      label: 'Baby Bron',
      detail: '+ 2 speed and 2 power',
    });
  });

  it('show what the rules say would come of it, and no arithmetic of their own', () => {
    const dead = { type: 'shot-judged', rule: 'BALL-60', seat: 0, own: 4, theirs: 3, measure: 'power', made: false, why: 'dead-spring' };
    const loose = { type: 'loose-ball', rule: 'BALL-20', why: 'miss', claims: [] };
    expect(outlook({ certain: [dead, loose], depends: [] }, say)).toBe('4 against 3 power: no good · loose ball');
    expect(choices(view, say, 0, moves, NOTHING).find((one) => one.move === 'shoot slam big')?.detail).toBeUndefined();
  });

  it('say beforehand how a contest would fare', () => {
    const would = [{ type: 'would-meet', rule: 'BALL-17', seat: 1, line: 'slam', how: 'big', through: false, why: 'lower' }];
    expect(meetings({ certain: [], depends: [], would })).toEqual([{ line: 'slam', how: 'big', through: false }]);
  });

  it('offer a line that is not open, to ask why', () => {
    const off = table({ ...view, asked: { ...asked, lines: [{ kind: 'jumper', points: 2, speed: 0, power: 0 }] } });
    const jumper = choices(off, say, 0, ['pass pass', 'nothing'], NOTHING).filter((one) => one.why?.startsWith('shoot jumper'));
    expect(jumper.map((one) => one.move)).toEqual([undefined, undefined]);
  });

  it('say that leaving the ball keeps the cards, or that none could be laid', () => {
    const detail = (...moves: string[]) => choices(table({ phase: 'race' }), say, 0, moves, NOTHING).map((one) => one.detail);
    expect(detail('lbr mo#1', 'leave')).toEqual(['keep your cards']);
    expect(detail('leave')).toEqual(['no card with LBR to lay']);
  });

  it('leave no move out, even one nobody drew a button for', () => {
    expect(choices(table(), say, 0, ['hold', 'dance'], NOTHING).map((one) => one.move)).toContain('dance');
  });
});

suite('players', () => {
  it('are told apart by the speed and power of their shots and their defence, recoveries and boost', () => {
    const boost: Line = { kind: 'boost', speed: 2, power: 0, title: 'Fourth Quarter' };
    const lbr: Line = { kind: 'lbr', power: 1 };
    const deck = [card('mo#1', STOP, SLAM, LOB), card('mo#2', lbr, { ...SLAM, speed: 2 }), card('mo#boost', boost)];
    expect(strengths(say, deck)).toEqual({ attack: { speed: 2, power: 2 }, defense: { speed: 0, power: 2 }, lbr: 1, boost });
  });

  it('of three gunners the last two tapped start', () => {
    const moves = ['start sf sk jo mo', 'start sf sk g7 mo', 'start sf jo g7 mo'];
    const picked = pickStarter(moves, ['sf', 'sk', 'jo', 'mo'], 'g7');
    expect(picked).toEqual(['sf', 'jo', 'mo', 'g7']);
    expect(startMove(moves, picked)).toBe('start sf jo g7 mo');
  });

  it('are swapped in two steps, and drawn from in one', () => {
    const view = table({ phase: 'draw' });
    const moves = ['draw mo', 'sub g7 for mo', 'ready'];
    expect(playerChoice(view, moves, 'mo', NOTHING)?.move).toBe('draw mo');
    expect(playerChoice(view, moves, 'g7', NOTHING)?.pick).toBe('sub g7');
    expect(playerChoice(view, moves, 'mo', { ...NOTHING, sub: 'g7' })?.move).toBe('sub g7 for mo');
  });
});

suite('a contest', () => {
  const before = table({
    phase: 'reveal',
    attack: card('mo#1', SLAM, LOB),
    defend: { player: 'cr', up: false },
    doing: { do: 'shoot', line: 'slam', points: 3, how: 'big', risky: false },
    figures: [
      { speed: 0, power: 1 },
      { speed: 0, power: 0 },
    ],
  });
  const turned: SlamBallEvent = { type: 'turned-up', rule: 'BALL-14', seat: 1, player: named('cr'), card: 'cr#3', lines: [STOP] };
  const stopped: SlamBallEvent = {
    type: 'defended',
    rule: 'BALL-17',
    seat: 1,
    player: named('cr'),
    line: 'stop',
    does: 'adds',
    why: 'stop',
    speed: 0,
    power: 2,
    figures: [
      { speed: 0, power: 1 },
      { speed: 0, power: 2 },
    ],
  };
  const judged: SlamBallEvent = {
    type: 'shot-judged',
    rule: 'BALL-17',
    seat: 0,
    player: named('mo'),
    card: 'mo#1',
    lines: [SLAM, LOB],
    shot: 'slam',
    points: 3,
    how: 'big',
    measure: 'power',
    own: 1,
    theirs: 2,
    defender: named('cr'),
    contest_card: 'cr#3',
    contest_lines: [STOP],
    made: false,
    why: 'lower',
  };

  it('is turned up, its lines count, and then the numbers stand against each other', () => {
    expect(scene(before, [turned], 'show').defend).toMatchObject({ name: 'cr#3', up: true });
    const counted = scene(before, [turned, stopped], 'hold');
    expect(counted).toMatchObject({ defending: 'stop', figures: [{ power: 1 }, { power: 2 }], showdown: null });
    expect(scene(before, [turned, stopped, judged], 'show').showdown).toMatchObject({ own: 1, theirs: 2, open: true });
    expect(scene(before, [turned, stopped, judged], 'hold').showdown).toMatchObject({ good: false, why: 'lower', open: false });
  });

  it('is drawn the same on the view after', () => {
    const after = table({ phase: 'race', clock: 1 });
    expect(scene(after, [turned, stopped, judged], 'hold').showdown).toEqual(scene(before, [turned, stopped, judged], 'hold').showdown);
  });

  it('stays in sight afterwards', () => {
    const loose: SlamBallEvent = { type: 'loose-ball', rule: 'BALL-20', why: 'miss', claims: [] };
    const kept = past(table({ phase: 'race' }), [turned, stopped, judged, loose]);
    expect(kept).toMatchObject({ told: judged, tone: 'miss', showdown: { cards: [{ name: 'mo#1' }, { name: 'cr#3' }] } });
    expect(past(table(), [{ type: 'ready', rule: 'BALL-38', seat: 0 }])).toBeNull();
  });
});

suite('words', () => {
  it('name moves as players would', () => {
    expect(game.words('sub lava-gunner-7 for moragne', say)).toBe('Lava Gunner 7 for Bryce Moragne');
    expect(game.words('lay moragne#3', say)).toBe('lay Bryce Moragne’s card 3');
    expect(game.words('pass lob boost', say)).toBe('lob, boosted');
    expect(game.words('shoot slam big', say)).toBe('slam BIG');
    expect(game.words('let', say)).toBe('Let it go');
  });

  it('describe the table to somebody who does not see it', () => {
    const told = game.describe(table({ hand: [card('mo#1', SLAM)], attack: card('mo#2', LOB) }), say, 0);
    expect(told).toContain('The Lava have the ball, TRANSITION.');
    expect(told).toContain('Attack: mo: lob.');
    expect(told).toContain('Your hand: mo: slam for 3 (1 power).');
  });
});
