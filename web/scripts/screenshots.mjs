// Pictures of home, of each table and of the rule books for the documents: docs/pictures/*.png.
// `npm run screenshots rules` makes those of the rule books only.
// Starts a server of its own; PYTHON says which Python has Ringside.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browser as installed } from './chromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const venv = join(root, '.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const out = join(root, 'docs/pictures');
const data = mkdtempSync(join(tmpdir(), 'ringside-pictures-'));
const port = 8799;
const url = `http://127.0.0.1:${port}`;
mkdirSync(out, { recursive: true });

/** How a game has itself pictured: see `picture` in e2e/games.ts. */
function pose({ id, least_seats: least }) {
  const path = join(root, 'web/src/games', id, 'e2e.json');
  const hints = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).picture : undefined;
  return { game: id, seats: hints?.seats ?? least, moves: hints?.moves ?? 2 };
}
const LOOKS = [
  { look: 'desktop', options: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } },
  { look: 'dark', options: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } },
  { look: 'phone', options: { viewport: { width: 360, height: 740 }, colorScheme: 'light', deviceScaleFactor: 2, hasTouch: true } },
];
const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.some((word) => name.includes(word));

const server = spawn(
  python,
  [
    '-m',
    'ringside',
    'serve',
    '--port',
    String(port),
    '--database',
    join(data, 'db.sqlite'),
    '--no-limits',
    '--bot-pace',
    '0.1',
    '--pause',
    '0.3',
  ],
  { cwd: root, env: { ...process.env, PYTHONPATH: join(root, 'src') }, stdio: 'inherit' },
);
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
for (let tries = 0; tries < 200; tries++) {
  if (
    await fetch(`${url}/api/games`).then(
      (answer) => answer.ok,
      () => false,
    )
  )
    break;
  await pause(100);
}
const games = await (await fetch(`${url}/api/games`)).json();

const browser = await chromium.launch(installed());

async function visitor({ options }) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(
    (guided) => {
      localStorage.setItem('ringside.guided', JSON.stringify(guided));
      localStorage.setItem('ringside.settings', '{"speed":"off"}');
    },
    games.map(({ id }) => id),
  );
  await page.goto(url);
  const send = (path, method, body) =>
    page.evaluate(
      async (wish) => {
        const answer = await fetch(wish.path, {
          method: wish.method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(wish.body),
        });
        return answer.json();
      },
      { path, method, body },
    );
  await send('/api/me', 'PUT', { name: 'Hanna' });
  await page.reload();
  await page.locator('article svg').first().waitFor();
  await page.waitForTimeout(500);
  return { context, page, send };
}

/** Plays until it is my turn after so many decisions, clicking on what the page offers. */
async function play(page, moves) {
  for (let done = 0; done <= moves;) {
    await page.locator('[data-stage="mine"], .result').first().waitFor({ timeout: 60_000 });
    if (await page.locator('.result').isVisible()) return false;
    if (done === moves) return true;
    const target = page.locator('[data-stage] [data-move]:visible');
    const some = (await target.count()) ? target : page.locator('[data-stage] [data-pick]:visible');
    const count = await some.count();
    if (count)
      await some
        .nth(Math.floor(count / 2))
        .click({ timeout: 2000 })
        .catch(() => {});
    if (some === target) done += 1;
    await page.waitForTimeout(150);
  }
  return true;
}

/** The pictures of a rule book, each under a name that follows from what RULES.md says to draw. */
async function plates(page, game) {
  await page.goto(`${url}/rules/${game}`);
  await page.locator('figure svg, figure span').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const text = await (await fetch(`${url}/api/games/${game}/rules`)).text();
  const drawn = [...text.matchAll(/\(<picture:([^>]*)>\)/g)].map(([, words]) => words);
  const found = await page.locator('figure [data-plate]').all();
  if (found.length !== drawn.length) throw new Error(`${game} has ${drawn.length} pictures, and ${found.length} are drawn`);
  for (const [number, plate] of found.entries()) {
    const name = createHash('sha256').update(drawn[number]).digest('hex').slice(0, 8);
    await plate.screenshot({ path: join(out, 'rules', `${game}-${name}.png`) });
  }
  console.log(`rules-${game}`);
}

try {
  const book = await visitor({ options: { viewport: { width: 440, height: 900 }, colorScheme: 'light', deviceScaleFactor: 2 } });
  for (const { id } of games) if (wanted(`rules-${id}`)) await plates(book.page, id);
  await book.context.close();
  for (const look of LOOKS) {
    const { context, page, send } = await visitor(look);
    if (wanted(`home-${look.look}`)) await page.screenshot({ path: join(out, `home-${look.look}.png`) });
    for (const { game, seats, moves } of games.map(pose)) {
      if (!wanted(`${game}-${look.look}`)) continue;
      for (let tries = 0; tries < 6; tries++) {
        const wishes = Array.from({ length: seats }, (_, seat) => ({ kind: seat ? 'bot' : 'me' }));
        const { id } = await send('/api/tables', 'POST', { game, seats: wishes });
        await page.goto(`${url}/table/${id}`);
        if (await play(page, moves)) break;
      }
      await page.waitForTimeout(600);
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(out, `${game}-${look.look}.png`) });
      console.log(`${game}-${look.look}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
