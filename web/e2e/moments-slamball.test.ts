/** SlamBall: a contest is turned up, numbers stand against each other, it goes in or not and why; the race for a loose ball has a countdown. */
import { afterAll, beforeAll, expect } from 'vitest';
import { it } from './fixtures';
import { during, lasting, order, played, watch, type Moment } from './moments';
import type { Person } from './people';
import { Server } from './server';

/** Where a race lasts long enough for a page to load on a busy machine. */
let patient: Server;
beforeAll(async () => {
  patient = await new Server([], 2).start();
});
afterAll(() => patient.stop());

const THINGS = {
  told: '[data-told]',
  laid: '[data-laid]',
  line: '[data-line]',
  showdown: '[data-showdown]',
  numbers: '[data-numbers]',
  verdict: '[data-verdict]',
  why: '[data-why]',
  then: '[data-then]',
  loose: '[data-loose]',
  countdown: '[data-countdown]',
  chaos: '[data-chaos]',
  call: '.verdict',
  how: '[data-call]',
  faceoff: '.faceoff .title',
  won: '[data-won]',
  result: '.result h2',
};

/** Comes to a situation in which nobody else does anything, and plays the move that it is about. */
async function see(anna: Person, server: Server, name: string, move: string, events: string[]): Promise<Moment[]> {
  const found = await server.situation(anna, { game: 'slamball', seats: 2, still: true, move, events });
  await anna.visit(found.id);
  const button = anna.page.locator(`[data-stage="mine"] [data-move="${found.move}"]`).first();
  await button.waitFor();
  await watch(anna, THINGS);
  await button.click();
  const moments = await played(anna, `slamball-${name}`);
  const types = events.map((event) => event.split('/')[0]!);
  expect(order(moments).filter((event) => types.includes(event))).toEqual(types);
  return moments;
}

/** What was to be seen at the end of an event, or of one beat of it. */
const at = (moments: readonly Moment[], event: string, beat?: string): Record<string, string> =>
  during(moments, event, beat).at(-1)?.seen ?? {};

for (const phone of [false, true]) {
  const where = phone ? ', on a phone' : '';
  const tail = phone ? '-phone' : '';
  const wish = { phone, speed: 'normal', reduced: false } as const;

  it(`SlamBall turns a contest up, sets the numbers against each other, and says why a shot misses${where}`, async ({
    somebody,
    server,
  }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `contest${tail}`, 'reveal', ['turned-up', 'defended', 'shot-judged/lower', 'loose-ball']);
    expect(at(moments, 'turned-up').laid).toBe('0 1');
    expect(at(moments, 'defended').line).toContain('stop');
    // Nothing is given away before the numbers have stood against each other.
    const before = moments.slice(
      0,
      moments.findIndex(({ beat, event }) => event === 'shot-judged' && beat === 'hold'),
    );
    for (const { seen } of before) expect(seen.verdict ?? seen.loose ?? seen.why).toBeUndefined();
    const numbers = during(moments, 'shot-judged', 'show').filter(({ seen }) => seen.numbers);
    expect(lasting(numbers)).toBeGreaterThan(300);
    const judged = at(moments, 'shot-judged', 'hold');
    expect(judged.numbers).toMatch(/^Lava \d+ (speed|power) \d+ Slashers$/);
    expect(judged).toMatchObject({ verdict: 'miss', why: 'lower', call: 'NO GOOD the defense is higher' });
    expect(lasting(during(moments, 'shot-judged', 'hold'))).toBeGreaterThan(1000);
    expect(at(moments, 'loose-ball')).toMatchObject({ showdown: 'shot', why: 'lower' });
    expect(at(moments, 'loose-ball').then).toContain('Loose ball: the shot missed!');
  });

  it(`SlamBall says beforehand what a contest, and turning it up, would come to${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', { phone });
    const contest = await server.situation(anna, { game: 'slamball', seats: 2, still: true, move: 'contest .*', events: ['contested'] });
    await anna.visit(contest.id);
    const meets = anna.page.locator(`[data-meets="${contest.move}"]`);
    await expect.poll(() => meets.innerText()).toMatch(/FAST \w+: (gets through|stopped)/);
    const bea = await somebody('Bea', { phone });
    const reveal = await server.situation(bea, {
      game: 'slamball',
      seats: 2,
      still: true,
      move: 'reveal',
      events: ['shot-judged/lower', 'loose-ball'],
    });
    await bea.visit(reveal.id);
    const outlook = bea.page.locator('[data-outlook="reveal"]');
    await expect.poll(() => outlook.innerText()).toMatch(/^\d+ against \d+ (speed|power): no good · loose ball$/);
  });

  it(`SlamBall says that a stop does not stop a pass${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `pass${tail}`, 'reveal', ['turned-up', 'defended', 'pass-judged/stop-no-pass']);
    expect(at(moments, 'defended').told).toBe('a stop does not stop a pass');
    expect(at(moments, 'pass-judged')).toMatchObject({
      showdown: 'pass',
      verdict: 'good',
      call: 'IT GETS THROUGH a stop does not stop a pass',
    });
  });

  it(`SlamBall shows a steal${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `steal${tail}`, 'reveal', ['turned-up', 'defended', 'pass-judged/stolen', 'stolen']);
    expect(at(moments, 'pass-judged')).toMatchObject({ verdict: 'miss', why: 'stolen' });
    expect(at(moments, 'stolen').then).toMatch(/ steals the ball from /);
  });

  it(`SlamBall lets an open shot go in before the score changes${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `open${tail}`, 'shoot .*', ['shot', 'shot-judged/open', 'scored']);
    expect(at(moments, 'shot').told).toBe('OPEN SHOT!');
    expect(at(moments, 'shot-judged', 'hold')).toMatchObject({ verdict: 'good', why: 'open' });
    expect(at(moments, 'scored').then).toMatch(/points for Anna/);
  });

  it(`SlamBall races for a loose ball against a countdown${where}`, async ({ somebody }) => {
    const anna = await somebody('Anna', wish, patient);
    const { id, move } = await patient.situation(anna, {
      game: 'slamball',
      seats: 2,
      still: true,
      move: 'lbr .*',
      events: ['recovered/race'],
    });
    await anna.visit(id);
    await anna.page.locator('[data-loose] [data-countdown]').waitFor();
    await watch(anna, THINGS);
    await anna.page.waitForTimeout(300);
    await anna.page.locator(`[data-move="${move}"]`).first().click();
    const moments = await played(anna, `race${tail}`);
    const left = moments.flatMap(({ seen }) => (seen.countdown ? [Number(seen.countdown)] : []));
    expect(left.length).toBeGreaterThan(2);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(moments[0]!.seen.loose).toMatch(/^LOOSE BALL!/);
    expect(at(moments, 'recovered').told).toMatch(/ has it!$/);
    expect(at(moments, 'recovered').loose).toBeUndefined();
  });

  it(`SlamBall calls a foul, then the face off that it earns${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `foul${tail}`, 'reveal', [
      'turned-up',
      'shot-judged',
      'foul-called',
      'face-off-earned/by-foul',
    ]);
    expect(at(moments, 'foul-called').then).toMatch(/^Foul by /);
    expect(at(moments, 'foul-called').faceoff).toBeUndefined();
    expect(at(moments, 'face-off-earned').faceoff).toMatch(/FACE OFF.*after a foul/);
  });

  it(`SlamBall hears a whistle${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `whistle${tail}`, 'whistle', ['whistled', 'face-off-earned/by-whistle']);
    expect(at(moments, 'whistled').told).toBe('WHISTLE!');
    expect(at(moments, 'face-off-earned').faceoff).toMatch(/earned by the whistle/);
  });

  it(`SlamBall turns a chaos card up, and it comes to pass${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `chaos${tail}`, 'contest .*', ['contested', 'chaos-turned', 'chaos-happened']);
    expect(at(moments, 'contested').chaos).toBeUndefined();
    expect(at(moments, 'chaos-turned').chaos).toMatch(/^[A-Z -]+$/);
    expect(lasting(during(moments, 'chaos-turned'))).toBeGreaterThan(1000);
  });

  it(`SlamBall judges a face off: declared, turned up, numbers, why${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `face-off${tail}`, 'fast|big', ['declared', 'faced-up', 'face-off-judged']);
    expect(at(moments, 'declared').how).toMatch(/^(fast|big)$/);
    const judged = at(moments, 'face-off-judged', 'hold');
    expect(judged.numbers).toMatch(/^Lava \d+ (speed|power) \d+ Slashers$/);
    expect(judged.verdict).toMatch(/^(good|miss)$/);
    expect(judged.call).toMatch(/^(GOOD!|DENIED) \w/);
  });

  it(`SlamBall goes to overtime after the buzzer${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `overtime${tail}`, 'let|stay|hold|reveal|fast|big|nothing|leave', [
      'buzzer',
      'went-to-overtime',
    ]);
    expect(at(moments, 'buzzer').told).toBe('THE BUZZER!');
    expect(at(moments, 'went-to-overtime').told).toBe('OVERTIME!');
  });

  it(`SlamBall sounds the buzzer before it says who has won${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const moments = await see(anna, server, `end${tail}`, 'let|stay|hold|reveal|fast|big|nothing|leave|reset', ['buzzer', 'won']);
    expect(at(moments, 'buzzer').told).toBe('THE BUZZER!');
    for (const { seen } of during(moments, 'buzzer')) expect(seen.result ?? seen.won).toBeUndefined();
    expect(moments.at(-1)!.seen.won).toMatch(/ win!$/);
    expect(moments.at(-1)!.seen.result).toMatch(/ wins in regulation\.$/);
  });
}
