import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test } from 'vitest';
import { boardOf, middle, near, slimes, step, touches } from './board';
import game from './index';
import { hexesOf, offer } from './pick';
import { CARDS, cardName, keyed, type SlimeView } from './view';
import Table from './Table.svelte';
import { prompt, words } from './words';

function hexes(radius: number): string[] {
  const found: string[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) found.push(`${q},${r}`);
  }
  return found;
}
const board = boardOf({ name: 'small', radius: 3, hexes: hexes(3), flowers: ['0,0'] });

function view(change: Partial<SlimeView> = {}): SlimeView {
  return {
    game: 'slime', seats: 2, seat: 0, outcome: null,
    options: { modes: ['duel'], board: 'small', start: 'free', slow_seconds: 60, turn_limit: 300 },
    phase: 'main', turn: 0, direction: 1, turns: 4, quiet: 0, played: 0, replaced: false, reentered: false,
    reacting: false, pending: null, board: { name: 'small', radius: 3, hexes: hexes(3), flowers: ['0,0'] },
    slime: { '0,0': 0, '0,1': 0, '2,0': 1 }, slimes: [], hand_sizes: [2, 3], deck: 80, discard: [], market: [],
    stuck: [false, false], entered: [true, true],
    score: [
      { seat: 0, rank: 1, pieces: 2, slimes: [2], stuck: false },
      { seat: 1, rank: 2, pieces: 1, slimes: [1], stuck: false },
    ],
    to_move: [0], hand: ['bomb', 'stop'], ...change,
  };
}

describe('the board', () => {
  test('pieces that touch are one slime, the largest comes first', () => {
    const found = slimes({ '3,0': 1, '0,0': 0, '0,1': 0, '-2,0': 0 });
    expect(found.map((slime) => [slime.owner, slime.hexes.length])).toEqual([[0, 2], [1, 1], [0, 1]]);
  });
  test('every touch is found once', () => {
    expect(touches(board, { '0,0': 0, '1,0': 0, '0,1': 0, '1,-1': 1 }).map((touch) => touch.key).sort()).toEqual([
      '0:0,0>1,0', '0:0,1>0,0', '0:0,1>1,0',
    ]);
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
  test('a snake is remembered with its middle', () => {
    expect(hexesOf('line 0,1>0,3')).toEqual(['0,1', '0,2', '0,3']);
    expect(hexesOf('play bomb')).toEqual([]);
  });
});

describe('words', () => {
  test('all twenty-two kinds of cards are known', () => {
    expect(Object.keys(CARDS)).toHaveLength(22);
    expect(cardName('growing-3')).toBe('Growing Slime (3)');
  });
  test('two cards alike have keys of their own', () => {
    expect(keyed(['stop', 'stop']).map((card) => card.key)).toEqual(['stop#1', 'stop#2']);
  });
  test('a move in words', () => {
    expect(words('play bomb as 1')).toBe('play Slime Bomb for the blue slime');
    expect(words('line 0,1>0,3')).toBe('snake from 0,1 to 0,3');
  });
  test('the prompt tells of a card that can be stopped', () => {
    const pending = { card: 'bomb', by: 1, as: 1, stops: [], left: 1, target: null, moved: [], stands: true };
    const react = view({ phase: 'react', reacting: true, pending, to_move: undefined });
    expect(prompt({ ...react, can_stop: true }, ['Anna', 'Bob'], 0)).toBe('Bob plays Slime Bomb. Stop it, or let it happen?');
    expect(prompt(react, ['Anna', 'Bob'], null)).toContain('A moment for reactions');
  });
  test('the prompt says when there is no room left', () => {
    const slime = Object.fromEntries(hexes(3).map((hex) => [hex, 1]));
    slime['0,0'] = 0;
    delete slime['3,0'];
    expect(prompt(view({ slime }), ['Anna', 'Bob'], 0)).toContain('stuck');
  });
  test('the table is described to somebody who does not see it', () => {
    const told = game.describe(view(), ['Anna', 'Bob'], 0);
    expect(told).toContain('You (red, triangle): 2 pieces');
    expect(told).toContain('Slime Bomb');
  });
});

describe('the table', () => {
  function sit(shown: SlimeView, moves: string[]) {
    const played: string[] = [];
    const asked: string[] = [];
    const target = document.body.appendChild(document.createElement('div'));
    const table = mount(Table, {
      target,
      props: {
        view: shown, moves, seat: 0, names: ['Anna', 'Bob'], moved: null, reduced: true, busy: false,
        play: (move: string) => played.push(move), why: (move: string) => asked.push(move), rule: () => {},
      },
    });
    flushSync();
    const all = (name: string): string[] => [...target.querySelectorAll(`[data-${name}]`)].map((node) => node.getAttribute(`data-${name}`)!);
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
  const pending = (card: string, change = {}) => ({ card, by: 0, as: 0, stops: [], left: 1, target: null, moved: [], stands: true, ...change });

  const CASES: [string, Partial<SlimeView>, string[]][] = [
    ['an ordinary turn', {}, ['place 1,0', 'place -1,0', 'play bomb', 'replace bomb', 'replace stop']],
    ['the end of a turn', { reentered: true }, ['play bomb', 'end']],
    ['getting stuck', {}, ['play bomb', 'stuck']],
    ['a draw from the market', { phase: 'draw', market: ['thief', 'snake'] }, ['draw pile', 'draw 0', 'draw 1']],
    ['a window for stops', { phase: 'react', reacting: true, can_stop: true, to_move: undefined, pending: pending('bomb', { by: 1, as: 1 }) }, ['stop', 'allow']],
    ['moving', { phase: 'resolve', pending: pending('moving-3', { left: 2 }) }, ['move 0,0>1,0', 'move 0,1>1,0', 'done']],
    ['a snake', { phase: 'resolve', pending: pending('snake') }, ['line 1,0>3,0', 'line 1,-1>3,-3', 'line 2,-1>0,-1']],
    ['a bomb', { phase: 'resolve', pending: pending('bomb') }, ['target 2,0']],
    ['a thief', { phase: 'resolve', pending: pending('thief') }, ['rob 1']],
    ['being controlled', { phase: 'remove', turn: 1, pending: pending('controlling-1', { by: 1, as: 1, target: ['0,0', '0,1'] }) }, ['remove 0,0', 'remove 0,1']],
    ['revenge', { phase: 'haunt', stuck: [true, false] }, ['grow 0 1,0', 'grow 1 1,0', 'grow 1 3,0', 'shrink 2,0', 'pass', 'play bomb as 0', 'play bomb as 1']],
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
  test('a spectator is offered nothing', () => {
    const table = sit(view({ seat: null, hand: undefined }), []);
    expect([...table.all('move'), ...table.all('pick')]).toEqual([]);
    table.leave();
  });
});
