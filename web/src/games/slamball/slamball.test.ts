import { describe as suite, expect, it } from 'vitest';
import { chaosWords, keptBoost } from './chaos';
import { choices, NOTHING, pickStarter, playerChoice, startMove, type Picked } from './choices';
import { nextGhost } from './happened';
import { lineWords, readLine } from './lines';
import type { Face, Role, SlamballView } from './view';
import { prompt, words } from './words';

function player(id: string, role: Role): { id: string; name: string; role: Role; number: number } {
  return { id, name: id, role, number: 7 };
}

function floor(court: string[], bench: string[]): SlamballView['floor'][number] {
  return { court, bench, whistles: {}, decks: Object.fromEntries([...court, ...bench].map((id) => [id, 5])), exhausted: [], gasps: [] };
}

function card(name: string, ...lines: string[]): Face {
  return { name, player: name.split('#')[0]!, lines, boost: lines[0]!.startsWith('boost'), attached: null, line: 0 };
}

function table(more: Partial<SlamballView> = {}): SlamballView {
  const figure = { speed: 0, power: 0 };
  return {
    game: 'slamball', seats: 2, seat: 0, options: {}, outcome: null, phase: 'lay', to_move: [0],
    asked: null, hands: [[], []], kept: [[], []], score: [50, 50], timeouts: [1, 1], fouled: [0, 0],
    bonus: [null, null], clock: 0, time: '5:00', marks: [], discard: [], thrown: [],
    chaos: { deck: 20, discard: [] }, offense: 0, shot_clock: 1,
    head_to_heads: [{ name: 'TRANSITION', now: true, offense: null, defense: null }],
    figures: [figure, figure], sting: figure, via: null, last: [null, null], pushed: false,
    attack: null, defend: null, current: null, pace: null, doing: null, no_slam: false, replay: false,
    sealed: [false, false], pending: null, face_off: null, overtime: null, hand: [],
    teams: [
      { name: 'Lava', players: [player('mo', 'handler'), player('sk', 'gunner'), player('jo', 'gunner'), player('g7', 'gunner'), player('sf', 'stopper')] },
      { name: 'Slashers', players: [player('cr', 'handler')] },
    ],
    floor: [floor(['mo', 'sk', 'jo', 'sf'], ['g7']), floor(['cr'], [])],
    ...more,
  };
}

suite('a chaos card', () => {
  it('says what it does', () => {
    expect(chaosWords(table(), 'HEAVY LEGS')).toBe('1 speed and 1 power less for the side that drew it.');
  });
  it('of a deck that was brought along says so too', () => {
    const chaos = { cards: [{ name: 'AIR HORN', effect: 'boost p2' }, { name: 'PLAY ON', effect: 'draw' }] };
    const view = table({ options: { chaos }, kept: [['AIR HORN'], []] });
    expect(keptBoost(view, 0)).toMatchObject({ name: 'AIR HORN', brings: { speed: 0, power: 2 } });
    expect(chaosWords(view, 'AIR HORN')).toBe('A boost of 2 power for any of your players.');
    expect(chaosWords(view, 'PLAY ON')).toBe('Both coaches draw one card.');
    expect(chaosWords(view, 'unheard of')).toBe('');
  });
});

suite('a line of a card', () => {
  it('is read as the rules write it', () => {
    expect(readLine('slam 3 s1 p2')).toMatchObject({ kind: 'slam', points: 3, speed: 1, power: 2, side: 'offense' });
    expect(readLine('risky lob')).toMatchObject({ kind: 'lob', risky: true, power: 1, speed: 0 });
    expect(readLine('outlet')).toMatchObject({ kind: 'outlet', speed: 1 });
    expect(readLine('stop p2 !')).toMatchObject({ kind: 'stop', power: 2, loose: true, side: 'defense' });
    expect(readLine('boost s2 p2 "Baby Bron"')).toMatchObject({ kind: 'boost', title: 'Baby Bron', speed: 2, power: 2 });
  });

  it('is said in words', () => {
    expect(lineWords('foul p3')).toBe('foul that takes 3 power');
    expect(lineWords('jumper 4')).toBe('jumper for 4');
  });
});

suite('choices', () => {
  const attack = card('mo#1', 'slam 3 p1', 'lob');
  const moves = ['shoot slam fast', 'shoot slam fast boost', 'shoot slam big', 'shoot slam big boost', 'pass lob', 'pass lob boost', 'nothing', 'timeout'];
  const view = table({
    phase: 'resolve', attack, defend: { player: 'cr', up: false }, sting: { speed: 0, power: 2 },
    figures: [{ speed: 1, power: 1 }, { speed: 0, power: 0 }],
    hand: [card('mo#boost', 'boost s2 p2 "Baby Bron"')],
  });

  it('show what the figures will be, a sting paid off first', () => {
    const found = choices(view, 0, moves, NOTHING);
    expect(found.find((one) => one.move === 'shoot slam big')?.detail).toBe('1 power');
    expect(found.find((one) => one.pick === 'boost')?.label).toBe('Baby Bron');
  });

  it('lead to every move, with the boost once it is picked', () => {
    const boosted: Picked = { ...NOTHING, extra: 'boost' };
    const reached = [NOTHING, boosted].flatMap((picked) => choices(view, 0, moves, picked).map((one) => one.move));
    expect(new Set(reached.filter(Boolean))).toEqual(new Set(moves));
    expect(choices(view, 0, moves, boosted).find((one) => one.move === 'shoot slam big boost')?.detail).toBe('2 power');
  });

  it('say why a line is not open', () => {
    const off = table({ ...view, attack: card('mo#2', 'jumper 2', 'pass'), via: { kind: 'lob', by: 'sk' } });
    const jumper = choices(off, 0, ['pass pass', 'nothing'], NOTHING).filter((one) => one.why?.startsWith('shoot jumper'));
    expect(jumper.map((one) => one.move)).toEqual([undefined, undefined]);
  });

  it('leave no move out, even one nobody drew a button for', () => {
    expect(choices(table(), 0, ['hold', 'dance'], NOTHING).map((one) => one.move)).toContain('dance');
  });
});

suite('players', () => {
  it('of three gunners the last two tapped start', () => {
    const view = table({ phase: 'start' });
    const picked = pickStarter(view, ['sf', 'sk', 'jo', 'mo'], 'g7');
    expect(picked).toEqual(['sf', 'jo', 'mo', 'g7']);
    expect(startMove(['start sf sk jo mo', 'start sf jo g7 mo'], picked)).toBe('start sf jo g7 mo');
  });

  it('are swapped in two steps, and drawn from in one', () => {
    const view = table({ phase: 'draw' });
    const moves = ['draw mo', 'sub g7 for mo', 'ready'];
    expect(playerChoice(view, moves, 'mo', NOTHING)?.move).toBe('draw mo');
    expect(playerChoice(view, moves, 'g7', NOTHING)?.pick).toBe('sub g7');
    expect(playerChoice(view, moves, 'mo', { ...NOTHING, sub: 'g7' })?.move).toBe('sub g7 for mo');
  });
});

suite('what happened', () => {
  it('keeps the cards of a head-to-head that is over, with the face that was thrown open', () => {
    const before = table({
      phase: 'reveal', attack: card('mo#1', 'slam 3'), defend: { player: 'cr', up: false },
      doing: { do: 'shoot', line: 'slam', points: 3, how: 'big', risky: false },
    });
    const after = table({ phase: 'draw', clock: 2, score: [53, 50], offense: 1, thrown: [card('cr#3', 'stop p2 !')] });
    const ghost = nextGhost(null, before, after, [1, 'reveal']);
    expect(ghost).toMatchObject({ tone: 'good', scored: 0, text: 'SLAM GOOD! mo, 3 points' });
    expect(ghost?.cards[1]).toMatchObject({ name: 'cr#3' });
  });
});

suite('words', () => {
  it('name moves as players would', () => {
    expect(words('sub lava-gunner-7 for moragne')).toBe('Lava Gunner 7 for Moragne');
    expect(words('lay moragne#3')).toBe('lay Moragne card 3');
    expect(words('pass lob boost')).toBe('lob boost');
  });

  it('say what is asked, and of whom', () => {
    expect(prompt(table(), ['Anna', 'Ben'], 0)).toBe('Your ball, TRANSITION: lay an action card face up, or hold.');
    expect(prompt(table(), ['Anna', 'Ben'], 1)).toBe('Waiting for Anna to lay a card, or hold.');
  });
});
