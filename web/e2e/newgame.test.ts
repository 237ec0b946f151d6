/** `ringside new-game`: what it writes is played in a browser, on the plain table and on the one it draws. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { it } from './fixtures';
import { playOut, type Person } from './people';
import { ENV, PYTHON } from './python';
import { Server } from './server';

const ROOT = resolve(import.meta.dirname, '../..');
const run = async (command: string, args: string[], cwd: string, path: string): Promise<void> => {
  const paths = [path, ENV.PYTHONPATH].filter(Boolean).join(delimiter);
  await promisify(execFile)(command, args, { cwd, env: { ...ENV, PYTHONPATH: paths } });
};

/** From the home page to the end of a game against a bot. */
async function play(anna: Person, server: Server): Promise<void> {
  await anna.page.goto(server.url);
  const poster = anna.page.getByRole('article').filter({ has: anna.page.getByRole('heading', { name: 'Stone Soup', exact: true }) });
  await poster.getByRole('button', { name: 'Play now' }).click();
  await anna.page.waitForURL(/\/table\//);
  await anna.page.locator('[data-move="3"]').waitFor();
  await playOut([anna], 1);
  expect(await anna.page.locator('.result').innerText()).toMatch(/pebbles/);
}

describe('a package of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ringside-outside-'));
  const site = join(folder, 'site');
  const server = new Server([site]);
  beforeAll(async () => {
    await run(PYTHON, ['-m', 'ringside', 'new-game', 'Stone Soup', '--into', folder], folder, '');
    const quietly = ['--quiet', '--no-index', '--no-deps', '--no-build-isolation'];
    await run(PYTHON, ['-m', 'pip', 'install', ...quietly, '--target', site, join(folder, 'stone-soup')], folder, '');
    await server.start();
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is on the home page and played on the plain table', async ({ somebody }) => {
    const anna = await somebody('Anna', {}, server);
    await play(anna, server);
    expect(await anna.page.getByText('Pebbles on the beach').count()).toBeGreaterThan(0);
  });
});

describe('a game in the repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ringside-inside-'));
  const source = join(folder, 'src');
  const server = new Server([source]);
  beforeAll(async () => {
    const left = ['node_modules', '__pycache__', join('src', 'ringside', 'web'), 'e2e'];
    const keep = (path: string): boolean => !left.some((name) => path === join(ROOT, name) || path.endsWith(`/${name}`));
    for (const part of ['src', 'web']) cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: keep });
    const web = join(folder, 'web');
    symlinkSync(join(ROOT, 'web', 'node_modules'), join(web, 'node_modules'));
    await run(PYTHON, ['-m', 'ringside', 'new-game', 'Stone Soup', '--into', folder], folder, source);
    await run(PYTHON, ['-m', 'ringside.server.types'], folder, source);
    await run('npm', ['run', 'protocol'], web, source);
    await run('npm', ['run', 'build'], web, source);
    await server.start();
  }, 240_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is played on the table it draws', async ({ somebody }) => {
    const anna = await somebody('Anna', {}, server);
    await play(anna, server);
    expect(await anna.page.locator('[data-guide="beach"]').count()).toBe(1);
  });
});
