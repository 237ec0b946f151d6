/** What every test has at hand: a browser, a server, and people who come in. */
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, Person, type Wish } from './people';
import { Server } from './server';

interface Hall {
  browser: Browser;
  /** One server for all tests of a file. */
  server: Server;
  /**
   * Somebody comes in, by another server's door if one is named. When the test is over they leave,
   * and nothing may have gone wrong on their page.
   */
  somebody(name: string, wish?: Wish, at?: Server): Promise<Person>;
  /** A server that may be killed. */
  frail: Server;
}

export const it = test.extend<Hall>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what is needed
    async ({}, use) => {
      const browser = await openBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await new Server().start();
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  // eslint-disable-next-line no-empty-pattern
  frail: async ({}, use) => {
    const server = await new Server().start();
    await use(server);
    await server.stop();
  },
  somebody: async ({ browser, server, task }, use) => {
    server.deals(task.fullTestName);
    const people: Person[] = [];
    await use(async (name, wish = {}, at = server) => {
      const person = await Person.arrive(browser, at.url, wish);
      people.push(person);
      await person.name(name);
      return person;
    });
    await Promise.all(people.map((person) => person.leave()));
    expect(people.flatMap((person) => person.troubles)).toEqual([]);
  },
});
