/** What of a table is on the screen, at every size: measured where somebody has to decide. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Person } from './people';

/** Phones upright and on their side, tablets, and the screens of desks. */
export const SIZES = [
  [360, 640], [375, 667], [390, 664], [390, 844], [844, 390],
  [768, 1024], [1024, 768], [1366, 768], [1440, 900], [1920, 1080],
] as const; // prettier-ignore

/** The smallest letters anybody has to read, in pixels. */
const SMALLEST = 12;

export interface Flaw {
  /** What it is, as somebody at the table would call it. */
  thing: string;
  /** What is wrong with it. */
  wrong: string;
  /** By how many pixels. */
  by: number;
}
export interface Measured {
  flaws: Flaw[];
  /** Where the hand begins, in pixels from the top; null where there is none. */
  hand: number | null;
}

/** Waits until nothing moves but what always does. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    const moving = (): boolean =>
      document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await painted();
    for (let frames = 0; moving() && frames < 90; frames++) await painted();
  });
}

/**
 * Looks at a page as it is. These have to be in sight as a whole, under nothing, without scrolling:
 * all that has `data-move` or `data-pick`, and all that `data-fit` marks: `prompt`, `score`, `hand` (and every
 * button in it). What lies in a `data-fit="pan"` (a board that can be moved and zoomed on a phone) may reach beyond
 * it, but it must itself be in sight. Letters are measured too, but for those in a `data-fit="art"`: drawings
 * nobody reads.
 */
export async function measure(person: Person): Promise<Measured> {
  await rested(person.page);
  return person.page.evaluate(async (smallest) => {
    const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    // Where somebody scrolled to before must not matter.
    scrollTo(0, 0);
    for (const node of document.querySelectorAll('[data-stage], [data-stage] *'))
      if (node.scrollTop || node.scrollLeft) node.scrollTo(0, 0);
    await painted();

    const flaws: { thing: string; wrong: string; by: number }[] = [];
    const note = (thing: string, wrong: string, by: number): void => {
      flaws.push({ thing, wrong, by: Math.round(by * 10) / 10 });
    };
    const visible = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.hush');
    const call = (node: Element): string => {
      const short =
        node.tagName.toLowerCase() +
        [...node.classList]
          .filter((name) => !name.startsWith('svelte-'))
          .map((name) => `.${name}`)
          .join('');
      const move = node.getAttribute('data-move');
      const pick = node.getAttribute('data-pick');
      const mark = node.getAttribute('data-fit');
      return move !== null ? `move ${move}` : pick !== null ? `pick ${pick}` : mark !== null ? `${mark} (${short})` : short;
    };

    /** How far a box is cut, by the window or by what it scrolls in. */
    function cut(node: Element): { by: number; where: string } {
      const box = node.getBoundingClientRect();
      const pan = node.closest('[data-fit~="pan"]');
      const worst = { by: 0, where: '' };
      const against = (edge: { left: number; top: number; right: number; bottom: number }, what: string): void => {
        for (const [by, where] of [
          [edge.left - box.left, 'left'],
          [edge.top - box.top, 'top'],
          [box.right - edge.right, 'right'],
          [box.bottom - edge.bottom, 'bottom'],
        ] as [number, string][]) {
          if (by > worst.by) Object.assign(worst, { by, where: `beyond the ${where} of ${what}` });
        }
      };
      if (pan && pan !== node) return worst;
      against({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, 'the screen');
      for (let up = node.parentElement; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (up === document.body || up === document.documentElement) break;
        if (`${style.overflowX}${style.overflowY}`.replaceAll('visible', '')) against(up.getBoundingClientRect(), call(up));
      }
      return worst;
    }

    /** What lies over it: in the middle anything else, near the corners anything that is no neighbour of its own. */
    function covered(node: Element): string {
      const box = node.getBoundingClientRect();
      const inset = (length: number): number => Math.min(8, length * 0.2);
      const [x, y] = [inset(box.width), inset(box.height)];
      const pan = node.closest('[data-fit~="pan"]')?.getBoundingClientRect();
      const drawing = node instanceof SVGElement ? (node.ownerSVGElement ?? node) : null;
      const hand = node.closest('[data-fit~="hand"]');
      for (const [across, down, middle] of [
        [box.left + box.width / 2, box.top + box.height / 2, true],
        [box.left + x, box.top + y],
        [box.right - x, box.top + y],
        [box.left + x, box.bottom - y],
        [box.right - x, box.bottom - y],
      ] as [number, number, boolean?][]) {
        if (across < 0 || down < 0 || across >= innerWidth || down >= innerHeight) continue; // cut, and told of as such
        if (pan && (across < pan.left || across > pan.right || down < pan.top || down > pan.bottom)) continue;
        const hit = document.elementFromPoint(across, down);
        if (!hit || node.contains(hit) || hit.contains(node)) continue;
        const own = middle
          ? drawing !== null && !node.matches('[data-move], [data-pick]') && drawing.contains(hit)
          : drawing?.contains(hit) || hand?.contains(hit);
        if (!own) return call(hit.closest('[class]') ?? hit);
      }
      return '';
    }

    const stage = document.querySelector('[data-stage]');
    const moves = [...(stage?.querySelectorAll('[data-move], [data-pick]') ?? [])].filter(visible);
    const marked = (name: string): Element[] => [...document.querySelectorAll(`[data-fit~="${name}"]`)].filter(visible);
    const hands = marked('hand');
    for (const name of ['prompt', 'score']) if (!marked(name).length) note(name, 'nothing on the screen is marked so', 0);
    if (!moves.length) note('moves', 'nothing on the screen plays one', 0);
    const things = new Set([
      ...moves,
      ...marked('prompt'),
      ...marked('score'),
      ...hands,
      ...marked('pan'),
      ...hands.flatMap((hand) => [...hand.querySelectorAll('button')].filter(visible)),
    ]);
    for (const node of things) {
      const { by, where } = cut(node);
      if (by > 0.6) note(call(node), where, by);
      const over = covered(node);
      if (over) note(call(node), `under ${over}`, 0);
    }
    // What is too long for its own box.
    for (const node of [...marked('prompt'), ...marked('score'), ...hands]) {
      if (!(node instanceof HTMLElement) || getComputedStyle(node).display.startsWith('inline')) continue;
      const [wide, tall] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
      // A question that runs out of its box lies on what is below.
      const clips = node.matches('[data-fit~="prompt"]') || !/^visible/.test(getComputedStyle(node).overflow);
      if (clips && wide > 1) note(call(node), 'wider than its box', wide);
      if (clips && tall > 1) note(call(node), 'taller than its box', tall);
    }
    // Words that end in the middle, with or without dots; where five and more sit around a small board, names may.
    for (const node of document.querySelectorAll<HTMLElement>('main *')) {
      if (!visible(node) || node.closest('[data-fit~="art"], .twice, .crowd') || !(node.offsetWidth > 1)) continue;
      if (!node.textContent?.trim() || !/hidden|clip/.test(getComputedStyle(node).overflowX)) continue;
      const beyond = node.scrollWidth - node.clientWidth;
      if (beyond > 1) note(`${call(node)} “${node.textContent?.trim().slice(0, 24)}”`, 'words cut', beyond);
    }
    // A table is never a page to scroll.

    const page = document.documentElement;
    if (page.scrollHeight - innerHeight > 1) note('page', 'taller than the screen', page.scrollHeight - innerHeight);
    if (page.scrollWidth - innerWidth > 1) note('page', 'wider than the screen', page.scrollWidth - innerWidth);
    if (stage && stage.scrollHeight - stage.clientHeight > 1)
      note('table', 'taller than its place', stage.scrollHeight - stage.clientHeight);
    if (stage && stage.scrollWidth - stage.clientWidth > 1) note('table', 'wider than its place', stage.scrollWidth - stage.clientWidth);

    // Letters, as large as they come out.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const told = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement;
      const words = text.textContent?.trim();
      if (!node || !words || node.closest('script, style, .hush, [data-fit~="art"], title') || !visible(node)) continue;
      if (Number(getComputedStyle(node).opacity) === 0) continue;
      const box = node.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
      const scale = matrix
        ? Math.hypot(matrix.a, matrix.b)
        : node instanceof HTMLElement && node.offsetWidth > 20
          ? Math.min(1, box.width / node.offsetWidth)
          : 1;
      const size = parseFloat(getComputedStyle(node).fontSize) * scale;
      const key = `${call(node)} “${words.slice(0, 24)}”`;
      if (size < smallest - 0.05 && !told.has(key)) {
        told.add(key);
        note(key, `letters under ${smallest} px`, smallest - size);
      }
    }
    const top = hands.length ? Math.min(...hands.map((hand) => hand.getBoundingClientRect().top)) : null;
    return { flaws, hand: top === null ? null : Math.round(top * 10) / 10 };
  }, SMALLEST);
}

/** What was found at all decisions of a game, told so that somebody can mend it. */
export class Report {
  /** By thing and flaw: the worst of it at each size, and the decision where it was seen first. */
  #flaws = new Map<string, { first: string; sizes: Map<string, number> }>();
  #hands = new Map<string, Map<number, string>>();
  decisions = 0;

  /** Looks at one decision at every size, then goes back to the size there was. `SHOTS=folder` keeps pictures. */
  async decision(person: Person, what: string): Promise<void> {
    const { page } = person;
    const before = page.viewportSize()!;
    this.decisions += 1;
    await page.mouse.move(0, 0); // what is only shown while something is pointed at lies over it
    const notice = page.locator('.notice .round'); // and so does what was wrong with a tap, until the next one
    if (await notice.isVisible()) await notice.click();
    const version = (): Promise<string | null> => page.locator('[data-stage]').getAttribute('data-version');
    const first = await version();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const { flaws, hand } = await measure(person);
      if ((await version()) !== first) break; // a window for reactions has closed: it is another decision
      const size = `${width}×${height}`;
      for (const { thing, wrong, by } of flaws) {
        const key = `${thing}: ${wrong}`;
        const known = this.#flaws.get(key) ?? { first: what, sizes: new Map<string, number>() };
        this.#flaws.set(key, known);
        known.sizes.set(size, Math.max(known.sizes.get(size) ?? 0, by));
      }
      if (hand !== null) {
        const at = this.#hands.get(size) ?? new Map<number, string>();
        this.#hands.set(size, at);
        if (![...at.keys()].some((known) => Math.abs(known - hand) <= 1)) at.set(hand, what);
      }
      if (process.env.SHOTS) {
        mkdirSync(process.env.SHOTS, { recursive: true });
        await page.screenshot({ path: join(process.env.SHOTS, `${what.replaceAll(/[^\w-]+/g, '_')}-${width}x${height}.png`) });
      }
    }
    await page.setViewportSize(before);
  }

  /** A line for each thing that does not fit: at which sizes, by how many pixels, and at which decision it was seen first. */
  get lines(): string[] {
    const told = ([size, by]: [string, number]): string => (by ? `${size} (${by} px)` : size);
    const lines = [...this.#flaws].map(([key, { first, sizes }]) => `${key}, at ${[...sizes].map(told).join(', ')}; first at ${first}`);
    for (const [size, at] of this.#hands) {
      if (at.size > 1) lines.push(`hand: jumps, at ${size}: ${[...at].map(([top, what]) => `${top} px at ${what}`).join(', ')}`);
    }
    return lines;
  }
}
