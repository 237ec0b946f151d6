import type { TransitionConfig } from 'svelte/transition';

/** Takes over from a card that left the hand. */
export type Receive = (node: Element, params: { key: string }) => () => TransitionConfig;

/** Lets a card go to where it is received. */
export type Send = Receive;
