import type { SumoView } from '../../protocol';

export type { SumoView };

export const COLOURS: Record<string, string> = { r: 'red', b: 'blue', g: 'green', y: 'yellow' };

/** "r5" as "red 5". */
export function cardName(card: string): string {
  return `${COLOURS[card[0] ?? ''] ?? card[0]} ${card.slice(1)}`;
}

/** The cards of the trick on the table, by seat: the one in progress, or the last one. */
export function trickBySeat(view: SumoView): { cards: [string | null, string | null]; old: boolean } {
  const cards: [string | null, string | null] = [null, null];
  if (view.led !== null && view.lead !== null) {
    cards[view.lead] = view.led;
    return { cards, old: false };
  }
  const last = view.tricks.at(-1);
  if (last) {
    cards[last.lead] = last.cards[0];
    cards[1 - last.lead] = last.cards[1];
    return { cards, old: view.phase !== 'over' };
  }
  if (view.clash[0].length > 0 && view.phase !== 'clash') {
    return { cards: [view.clash[0].at(-1)!, view.clash[1].at(-1)!], old: true };
  }
  return { cards, old: false };
}

export interface Kimarite {
  id: string;
  name: string;
  /** The name with places where it may break. */
  soft: string;
  rule: string;
  how: string;
}

/** The five winning moves as the table shows them, lowest rank first. */
export const KIMARITE: Kimarite[] = [
  { id: 'yorikiri', name: 'Yorikiri', soft: 'Yorikiri', rule: 'SUMO-11', how: 'Take a trick while they stand on their own edge.' },
  { id: 'wuwatenage', name: 'Wuwatenage', soft: 'Wuwate\u00adnage', rule: 'SUMO-12', how: 'Take the very last trick.' },
  { id: 'abise-taoshi', name: 'Abise-taoshi', soft: 'Abise-taoshi', rule: 'SUMO-13', how: 'Your 4 meets their 1 of the same colour.' },
  { id: 'hikiotoshi', name: 'Hikiotoshi', soft: 'Hiki\u00adotoshi', rule: 'SUMO-14', how: 'Your 1 meets their 5 of the same colour.' },
  { id: 'wucchari', name: 'Wucchari', soft: 'Wucchari', rule: 'SUMO-15', how: 'On your own edge, answer with a 2 of another colour.' },
];
