import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { describe, expect, test } from 'vitest';
import { boardOf, middle, near, slimes, step, touches } from './board';
import game from './index';
import { fakeSay } from '../../words/fake';
import type { Catalogue } from '../types';
import { offer } from './pick';
import { slot } from './seats';
import { quiet } from './quiet.svelte';
import Table from './Table.svelte';
import { face, keyed, marks, scene, type SlimeEvent, type SlimeView } from './view';

function hexes(radius: number): string[] {
  const found: string[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) found.push(`${q},${r}`);
  }
  return found;
}
const board = boardOf({ name: 'small', radius: 3, hexes: hexes(3), flowers: ['0,0'] });

const column = (name: string): object => ({ column: 'ABCDEFGHIJK'[Number(name.split(',')[0]) + 5], row: Number(name.split(',')[1]) + 6 });
const card = (id: string, family: string, kind: string, number: number | null = null) => ({
  kind: 'card',
  id,
  rule: 'SLIME-15',
  words: `card-${family}`,
  about: { family, kind, number },
});
const CATALOGUE = {
  game: 'slime',
  version: 2,
  terms: {
    seat: 'seat',
    seats: 'seat',
    owner: 'seat',
    colour: 'seat',
    behalf: 'seat',
    victim: 'seat',
    card: 'card',
    cards: 'card',
    hex: 'hex',
    start: 'hex',
    end: 'hex',
  },
  things: [
    card('bomb', 'bomb', 'action'),
    card('stop', 'stop', 'reaction'),
    card('growing-3', 'growing', 'placement', 3),
    card('moving-3', 'moving', 'action', 3),
    card('snake', 'snake', 'placement'),
    card('thief', 'thief', 'action'),
    card('controlling-1', 'controlling', 'action', 1),
    ...hexes(5).map((id) => ({ kind: 'hex', id, words: 'hex', about: column(id) })),
  ],
} as unknown as Catalogue;
const say = fakeSay('slime', ['Anna', 'Bob'], 'en', CATALOGUE);

function view(change: Partial<SlimeView> = {}): SlimeView {
  return {
    game: 'slime',
    seats: 2,
    seat: 0,
    outcome: null,
    options: { modes: ['duel'], board: 'small', start: 'free', slow_seconds: 60, turn_limit: 300 },
    phase: 'main',
    turn: 0,
    direction: 1,
    turns: 4,
    quiet: 0,
    played: 0,
    replaced: false,
    reentered: false,
    pending: null,
    asked: null,
    board: { name: 'small', radius: 3, hexes: hexes(3), flowers: ['0,0'] },
    slime: { '0,0': 0, '0,1': 0, '2,0': 1 },
    slimes: [],
    hand_sizes: [2, 3],
    deck: 80,
    discard: [],
    market: [],
    stuck: [false, false],
    entered: [true, true],
    score: [
      { seat: 0, rank: 1, pieces: 2, slimes: [2], stuck: false },
      { seat: 1, rank: 2, pieces: 1, slimes: [1], stuck: false },
    ],
    to_move: [0],
    hand: ['bomb', 'stop'],
    ...change,
  };
}

describe('the board', () => {
  test('pieces that touch are one slime, the largest comes first', () => {
    const found = slimes({ '3,0': 1, '0,0': 0, '0,1': 0, '-2,0': 0 });
    expect(found.map((slime) => [slime.owner, slime.hexes.length])).toEqual([
      [0, 2],
      [1, 1],
      [0, 1],
    ]);
  });
  test('every touch is found once', () => {
    expect(
      touches(board, { '0,0': 0, '1,0': 0, '0,1': 0, '1,-1': 1 })
        .map((touch) => touch.key)
        .sort(),
    ).toEqual(['0:0,0>1,0', '0:0,1>0,0', '0:0,1>1,0']);
  });
  test('the face sits in the middle of a slime', () => {
    expect(middle(board, ['-1,0', '0,0', '1,0'])?.name).toBe('0,0');
  });
  test.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])('%s goes to a neighbour and back', (key) => {
    const back = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key]!;
    for (const start of ['0,0', '1,0', '-1,1', '2,-1']) {
      const from = board.byName.get(start)!;
      const next = step(board, from, key);
      expect(near(start)).toContain(next.name);
      expect(step(board, next, back).name).toBe(start);
    }
  });
  test('the arrows reach every hex', () => {
    const seen = new Set(['0,0']);
    for (const name of seen) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(step(board, board.byName.get(name)!, key).name);
    }
    expect(seen.size).toBe(37);
  });
});

/** Every move that clicks on lit hexes can lead to, first hexes included. */
function reachable(moves: string[], pieces: Record<string, number>, card: string | null): Set<string> {
  const found = new Set<string>();
  for (const [hex, spot] of offer(moves, pieces, card).spots) {
    if (spot.move) found.add(spot.move);
    else if (spot.pick?.startsWith('grow')) for (const colour of spot.colours!) found.add(`grow ${colour} ${hex}`);
    else for (const second of offer(moves, pieces, card, hex).spots.values()) if (second.move) found.add(second.move);
  }
  return found;
}

describe('what a click does', () => {
  test('a placement is one click', () => {
    expect(offer(['place 1,0']).spots.get('1,0')).toEqual({ light: 'place', move: 'place 1,0' });
  });
  test('a move is two: from, then to', () => {
    const moves = ['move 0,0>1,0', 'move 0,0>-1,0', 'move 0,1>1,0'];
    expect([...offer(moves).spots.keys()]).toEqual(['0,0', '0,1']);
    const second = offer(moves, {}, 'moving-1', '0,0').spots;
    expect(second.get('1,0')?.move).toBe('move 0,0>1,0');
    expect(second.get('0,0')?.light).toBe('from');
    expect(second.get('0,1')?.pick).toBe('from 0,1');
  });
  test('a snake can end where another could begin', () => {
    const moves = ['line 0,1>0,3', 'line 0,3>0,1', 'line 1,0>3,0'];
    expect(reachable(moves, {}, 'snake')).toEqual(new Set(moves));
  });
  test('a slime under a bomb can be clicked anywhere', () => {
    const spots = offer(['target -1,0'], { '-1,0': 1, '0,0': 1, '2,0': 1 }, 'bomb').spots;
    expect([...spots.keys()].sort()).toEqual(['-1,0', '0,0']);
    expect(spots.get('0,0')?.move).toBe('target -1,0');
  });
  test('an attack is on one piece', () => {
    expect([...offer(['target -1,0'], { '-1,0': 1, '0,0': 1 }, 'attacking-1').spots.keys()]).toEqual(['-1,0']);
  });
  test('revenge asks for the colour only where there are several', () => {
    const moves = ['grow 0 1,0', 'grow 1 1,0', 'grow 1 2,0', 'shrink 0,0', 'pass', 'play bomb as 1'];
    const found = offer(moves);
    expect(found.spots.get('1,0')).toEqual({ light: 'place', pick: 'grow 1,0', colours: [0, 1] });
    expect(found.spots.get('2,0')?.move).toBe('grow 1 2,0');
    expect(found.haunts.get('bomb')).toEqual([1]);
    expect([...found.others]).toEqual(['pass']);
    expect(reachable(moves, {}, null)).toEqual(new Set(['grow 0 1,0', 'grow 1 1,0', 'grow 1 2,0', 'shrink 0,0']));
  });
});

const event = (type: string, more: object = {}): SlimeEvent => ({ type, rule: '', ...more }) as unknown as SlimeEvent;

describe('cards and words', () => {
  test('a card shows what the catalogue says', () => {
    expect(face('growing-3', say)).toMatchObject({
      art: 'growing',
      kind: 'placement',
      number: 3,
      short: 'Growing',
      name: 'Growing Slime (3)',
      does: 'Place up to 3 pieces.',
    });
  });
  test('two cards alike have keys of their own', () => {
    expect(keyed(['stop', 'stop']).map((one) => one.key)).toEqual(['stop#1', 'stop#2']);
  });
  test('a move in words', () => {
    expect(game.words('play bomb as 1', say)).toBe('play Slime Bomb for Bob');
    expect(game.words('line 0,1>0,3', say)).toBe('snake from F7 to F9');
    for (const move of ['end', 'stuck', 'stop', 'allow', 'done', 'pass', 'freeze', 'take', 'draw pile', 'draw 0', 'grow 1 0,0', 'rob 1']) {
      expect(game.words(move, say)).not.toBe('');
    }
  });
  test('the table is described to somebody who does not see it', () => {
    const told = game.describe(view(), say, 0);
    expect(told).toContain('Anna (red, triangle): 2 pieces');
    expect(told).toContain('Slime Bomb');
    expect(told).not.toMatch(/-?\d,-?\d/);
  });
});

describe('a scene', () => {
  const ANNOUNCED = event('announced', { seat: 1, card: 'bomb', behalf: null, asked: [0] });
  const react = view({
    phase: 'react',
    to_move: [0],
    pending: { card: 'bomb', by: 1, as: 1, stops: [], left: 1, target: null, moved: [], stands: true },
  });

  test('a card lies there as soon as it is announced, with who may stop it', () => {
    expect(scene(view(), [ANNOUNCED], 'show').announced).toMatchObject({ card: 'bomb', by: 1, asked: [0], state: 'open', stops: [] });
    expect(scene(react).announced).toMatchObject({ card: 'bomb', by: 1, asked: [0], state: 'open', stops: [] });
  });
  test('stops and stops of stops lie on it, on the view before and after alike', () => {
    const first = event('stopped', { seat: 0, owner: 1, card: 'bomb', number: 1, asked: [1] });
    const second = event('stopped', { seat: 1, owner: 0, card: 'bomb', number: 2, asked: [0] });
    expect(scene(react, [first], 'show').announced).toMatchObject({ stops: [0], asked: [1] });
    const after = view({
      phase: 'react',
      to_move: [0],
      pending: { card: 'bomb', by: 1, as: 1, stops: [0, 1], left: 1, target: null, moved: [], stands: true },
    });
    expect(scene(after, [second], 'show').announced).toMatchObject({ stops: [0, 1], asked: [0] });
  });
  test('it happens, or it does not', () => {
    expect(scene(react, [event('took-effect', { seat: 1, card: 'bomb', colour: 1 })], 'hold').announced?.state).toBe('happens');
    const undone = scene(react, [event('undone', { seat: 1, card: 'bomb', colour: 1 })], 'hold');
    expect(undone.announced?.state).toBe('undone');
    expect(undone.line?.type).toBe('undone');
  });
  test('what is removed glows before it goes', () => {
    const removed = event('removed', { seat: 1, owner: 0, hexes: ['0,0', '0,1'], whole: true });
    const held = scene(view(), [removed], 'hold');
    expect(held.slime['0,0']).toBe(0);
    expect([...held.glow]).toEqual([
      ['0,0', 'lost'],
      ['0,1', 'lost'],
    ]);
    expect(scene(view(), [removed], 'resolve').slime).toEqual({ '2,0': 1 });
    // On the view after it comes back for as long as it glows.
    expect(scene(view({ slime: { '2,0': 1 } }), [removed], 'hold').slime['0,1']).toBe(0);
  });
  test('what is overrun or conquered glows and then changes its colour', () => {
    const taken = event('conquered', { seat: 0, colour: 0, hexes: ['2,0'], victims: [1] });
    expect(scene(view(), [taken], 'hold').slime['2,0']).toBe(1);
    expect(scene(view(), [taken], 'hold').glow.get('2,0')).toBe('taken');
    expect(scene(view(), [taken], 'resolve').slime['2,0']).toBe(0);
  });
  test('a piece that moves comes from where it was', () => {
    const now = scene(view(), [event('moved', { seat: 0, colour: 0, start: '0,1', end: '1,0' })], 'show');
    expect(now.slime).toEqual({ '0,0': 0, '1,0': 0, '2,0': 1 });
    expect(now.source).toBe('0,1');
  });
  test('my own piece lies there at once', () => {
    expect(scene(view(), [], null, 'place 1,0').slime['1,0']).toBe(0);
  });
  test('a new turn clears the card away', () => {
    expect(scene(react, [event('turn-began', { seat: 0, number: 5, stuck: false })], 'show')).toMatchObject({ announced: null, turn: 0 });
  });
  test('the last move is marked where it touched the board', () => {
    expect(marks([event('placed', { seat: 0, hex: '1,0', first: false }), event('turn-began', { seat: 1 })])).toEqual(['1,0']);
    expect(marks([event('hopped', { start: '0,0', end: '2,-1' })])).toEqual(['0,0', '2,-1']);
  });
});

test('everybody has a place of their own around the board: I below on the left, then clockwise', () => {
  for (let seats = 2; seats <= 8; seats++) {
    const places = Array.from({ length: seats }, (_, turned) => slot((2 + turned) % seats, 2 % seats, seats));
    expect(places[0]).toEqual({ row: 5, column: 1 });
    // Up on the left, down on the right.
    const along = places.map(({ row, column }) => (column === 1 ? 5 - row : 4 + row));
    expect(along).toEqual([...new Set(along)].sort((a, b) => a - b));
    if (seats < 5) expect(places.every(({ row }) => row === 1 || row === 5)).toBe(true);
  }
});

describe('the table', () => {
  function sit(shown: SlimeView, moves: string[]) {
    const played: string[] = [];
    const asked: string[] = [];
    const target = document.body.appendChild(document.createElement('div'));
    const table = mount(Table, {
      target,
      props: {
        view: shown,
        moves,
        seat: 0,
        names: ['Anna', 'Bob'],
        who: createRawSnippet(() => ({ render: () => '<span></span>' })),
        event: null,
        beat: null,
        shown: [],
        last: [],
        say,
        window: null,
        pending: null,
        preview: () => Promise.resolve(null),
        reduced: true,
        busy: false,
        play: (move: string) => played.push(move),
        why: (move: string) => asked.push(move),
        rule: () => {},
      },
    });
    flushSync();
    const all = (name: string): string[] =>
      [...target.querySelectorAll(`[data-${name}]`)].map((node) => node.getAttribute(`data-${name}`)!);
    const click = (selector: string): void => {
      target.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      flushSync();
    };
    const leave = (): void => {
      void unmount(table);
      target.remove();
    };
    return { played, asked, all, click, leave };
  }

  /** Every move that is offered after at most one pick. */
  function offered(shown: SlimeView, moves: string[]): Set<string> {
    const first = sit(shown, moves);
    const found = new Set(first.all('move'));
    const picks = first.all('pick');
    first.leave();
    for (const pick of picks) {
      const again = sit(shown, moves);
      again.click(`[data-pick="${pick}"]`);
      for (const move of again.all('move')) found.add(move);
      again.leave();
    }
    return found;
  }
  const pending = (card: string, change = {}) => ({
    card,
    by: 0,
    as: 0,
    stops: [],
    left: 1,
    target: null,
    moved: [],
    stands: true,
    ...change,
  });

  const CASES: [string, Partial<SlimeView>, string[]][] = [
    ['an ordinary turn', {}, ['place 1,0', 'place -1,0', 'play bomb', 'replace bomb', 'replace stop']],
    ['the end of a turn', { reentered: true }, ['play bomb', 'end']],
    ['getting stuck', {}, ['play bomb', 'stuck']],
    ['a draw from the market', { phase: 'draw', market: ['thief', 'snake'] }, ['draw pile', 'draw 0', 'draw 1']],
    ['a window for stops', { phase: 'react', to_move: [0], pending: pending('bomb', { by: 1, as: 1 }) }, ['stop', 'allow']],
    ['moving', { phase: 'resolve', pending: pending('moving-3', { left: 2 }) }, ['move 0,0>1,0', 'move 0,1>1,0', 'done']],
    ['a snake', { phase: 'resolve', pending: pending('snake') }, ['line 1,0>3,0', 'line 1,-1>3,-3', 'line 2,-1>0,-1']],
    ['a bomb', { phase: 'resolve', pending: pending('bomb') }, ['target 2,0']],
    ['a thief', { phase: 'resolve', pending: pending('thief') }, ['rob 1']],
    [
      'being controlled',
      { phase: 'remove', turn: 1, pending: pending('controlling-1', { by: 1, as: 1, target: ['0,0', '0,1'] }) },
      ['remove 0,0', 'remove 0,1'],
    ],
    [
      'revenge',
      { phase: 'haunt', stuck: [true, false] },
      ['grow 0 1,0', 'grow 1 1,0', 'grow 1 3,0', 'shrink 2,0', 'pass', 'play bomb as 0', 'play bomb as 1'],
    ],
    ['after freeze', { phase: 'freeze', turn: 1 }, ['place 1,0', 'take']],
  ];
  test.each(CASES)('every move can be clicked: %s', (_, change, moves) => {
    expect(offered(view(change), moves)).toEqual(new Set(moves));
  });

  test('freeze is there when one comes in the middle of a turn', () => {
    const options = { ...view().options, modes: ['slow'] };
    expect(offered(view({ options, turn: 1, to_move: [1] }), ['freeze'])).toEqual(new Set(['freeze']));
  });
  test('what cannot be done says why', () => {
    const table = sit(view(), ['place 1,0']);
    table.click('[data-hex="-3,0"]');
    expect([table.played, table.asked]).toEqual([[], ['place -3,0']]);
    table.leave();
  });
  test('who wants no questions without a stop is left alone, and sends nothing', () => {
    const asked = {
      type: 'react',
      rule: '',
      by: 1,
      card: 'bomb',
      owner: 1,
      behalf: null,
      colour: 1,
      hex: null,
      grows: false,
      stops: 0,
      holds: false,
    } as const;
    const react = { phase: 'react', to_move: [0], pending: pending('bomb', { by: 1, as: 1 }) };
    quiet.set(true);
    const none = sit(view({ ...react, hand: ['bomb'], asked }), ['allow']);
    expect(none.all('move')).toEqual([]);
    none.leave();
    const one = sit(view({ ...react, asked: { ...asked, holds: true } }), ['stop', 'allow']);
    one.click('[data-move="allow"]');
    expect(one.played).toEqual([]);
    expect(one.all('move')).toEqual([]);
    one.leave();
    quiet.set(false);
  });
  test('a spectator is offered nothing', () => {
    const table = sit(view({ seat: null, hand: undefined }), []);
    expect([...table.all('move'), ...table.all('pick')]).toEqual([]);
    table.leave();
  });
});
