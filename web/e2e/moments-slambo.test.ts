/** SLAMBO!: the total is called, the champ falls at it, shame is taken, and only then the next bout is dealt. */
import { expect } from 'vitest';
import { it } from './fixtures';
import { during, order, played, watch } from './moments';

const THINGS = {
  call: '[data-call]',
  balance: '[data-balance]',
  fallen: '[data-fallen]',
  burst: '[data-burst]',
  stake: '[data-stake]',
  top: '[data-top]',
};

for (const phone of [false, true]) {
  it(`SLAMBO! shows the fall at the fatal number before the next deal${phone ? ', on a phone' : ''}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', { phone, speed: 'normal', reduced: false });
    const { id } = await server.situation(anna, { game: 'slambo', seats: 2, options: { side: '1-9' }, move: '\\+8', events: ['slambo'] });
    await anna.visit(id);
    await anna.page.locator('[data-stage="mine"] [data-move="+8"]').first().waitFor();
    await watch(anna, THINGS);
    await anna.page.locator('[data-move="+8"]').first().click();
    const moments = await played(anna, `slambo${phone ? '-phone' : ''}`);
    expect(order(moments).slice(0, 5)).toEqual(['card-played', 'balance', 'slambo', 'shame-taken', 'dealt']);

    const called = during(moments, 'balance').at(-1)!.seen;
    const fatal = called.balance!;
    expect(Number(fatal)).toBeGreaterThan(9);
    expect(called).toMatchObject({ call: `${fatal}!`, top: '+8', stake: '1' });
    expect(called.fallen).toBeUndefined();
    const fell = during(moments, 'slambo');
    expect(fell.every(({ seen }) => seen.balance === fatal && seen.top === '+8')).toBe(true);
    expect(fell.at(-1)!.seen).toHaveProperty('fallen');
    expect(fell.at(-1)!.seen.burst).toBe('slambo');
    const shamed = during(moments, 'shame-taken').at(-1)!.seen;
    expect(shamed).toMatchObject({ balance: fatal, stake: '0', burst: 'slambo' });
    const dealt = during(moments, 'dealt').at(-1)!.seen;
    expect(dealt).toMatchObject({ balance: '5', stake: '1' });
    expect(dealt.fallen).toBeUndefined();
    expect(dealt.top).toBeUndefined();
  });
}
