/** Figures for the ring on the home page, by game. A folder with a Hero.svelte has one. */
import type { Component } from 'svelte';

const drawn = import.meta.glob<Component>('./*/Hero.svelte', { eager: true, import: 'default' });

export const heroes: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(drawn).map(([path, figure]) => [path.split('/')[1], figure]),
);
