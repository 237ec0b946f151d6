/** The games the client can draw. A folder here with an index.ts and a Picture.svelte is one. */
import type { Component } from 'svelte';
import type { GameModule, PlateProps } from './types';

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

/** The drawing of a game, loaded when needed; one without a folder gets the plain table. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`] ?? modules['./plain/index.ts'];
  return (await load!()).default;
}

/** The picture of a game for the home page. */
export async function loadPicture(id: string): Promise<Component> {
  const load = pictures[`./${id}/Picture.svelte`] ?? pictures['./plain/Picture.svelte'];
  return (await load!()).default;
}

const casts = import.meta.glob<{ default: Component<{ level: string }> }>('./*/Cast.svelte');

/** What draws a game's characters, by level; null if it has none. */
export async function loadCast(id: string): Promise<Component<{ level: string }> | null> {
  return (await casts[`./${id}/Cast.svelte`]?.())?.default ?? null;
}

const plates = import.meta.glob<{ default: Component<PlateProps> }>('./*/Plate.svelte');

/** What draws the pictures of a game's rule book; null if it has none. */
export async function loadPlate(id: string): Promise<Component<PlateProps> | null> {
  return (await plates[`./${id}/Plate.svelte`]?.())?.default ?? null;
}

/** A file to start from, for an option that takes one. */
export interface Example {
  /** What it is called: a message of the words in the game's folder here. */
  words: string;
  load(): Promise<{ default: string }>;
}
const examples = import.meta.glob<{ default: Record<string, Example> }>('./*/examples.ts');

export async function example(id: string, option: string): Promise<Example | null> {
  return (await examples[`./${id}/examples.ts`]?.())?.default[option] ?? null;
}
