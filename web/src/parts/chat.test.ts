import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { spoken } from '../words/language.svelte';
import Chat from './Chat.svelte';

beforeAll(() => spoken.begin());

it('tells somebody who watches from a player of the same name', () => {
  const chat = [
    { type: 'said' as const, name: 'Anna', text: 'Hello', at: 0, seat: 0 },
    { type: 'said' as const, name: 'Anna', text: 'I resign', at: 1, seat: null },
  ];
  const page = mount(Chat, { target: document.body, props: { chat, quick: [], say: () => {} } });
  flushSync();
  const said = [...document.querySelectorAll('li')].map((line) => line.textContent.replace(/\s+/g, ' '));
  expect(said[0]).toMatch(/seat 1.*Anna.*Hello/);
  expect(said[1]).toMatch(/watching.*Anna.*I resign/);
  void unmount(page);
});
