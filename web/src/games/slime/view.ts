import type { SlimePending, SlimeScore, SlimeView } from '../../protocol';

export type { SlimePending, SlimeScore, SlimeView };

export type Kind = 'action' | 'placement' | 'reaction';

export interface CardInfo {
  /** Which picture. */
  art: string;
  /** Short enough for a little card. */
  name: string;
  /** As in a sentence. */
  full: string;
  number: number | null;
  kind: Kind;
  does: string;
  rule: string;
}

const WORDS = ['no', 'one', 'two', 'three'];

function card(art: string, kind: Kind, rule: string, full: string, does: string, number: number | null = null): CardInfo {
  return { art, name: full.replace(/ ?Slime ?/, '') || full, full: number ? `${full} (${number})` : full, number, kind, does, rule };
}

const counted = (count: number, one: string, up: string): string =>
  count === 1 ? one : up.replace('#', WORDS[count] ?? String(count));

/** The kinds of cards; codes as in the moves. */
export const CARDS: Record<string, CardInfo> = {};
for (const n of [1, 2, 3]) {
  CARDS[`moving-${n}`] = card('moving', 'action', 'SLIME-20', 'Moving Slime', counted(n, 'Move one of your pieces', 'Move up to # of your pieces'), n);
}
CARDS.confused = card('confused', 'action', 'SLIME-21', 'Confused Slime', 'Turn the order of play around');
for (const n of [1, 2, 3]) {
  CARDS[`controlling-${n}`] = card('controlling', 'action', 'SLIME-22', 'Controlling Slime', counted(n, 'A neighbour slime loses one piece', 'A neighbour slime loses # pieces'), n);
}
CARDS.adventurous = card('adventurous', 'action', 'SLIME-23', 'Adventurous Slime', 'Draw two cards');
CARDS.thief = card('thief', 'action', 'SLIME-24', 'Slime Thief', 'Take a random card from a player');
CARDS.hungry = card('hungry', 'action', 'SLIME-25', 'Hungry Slime', 'Remove up to three of your pieces');
for (const n of [2, 3]) {
  CARDS[`popping-${n}`] = card('popping', 'action', 'SLIME-26', 'Popping Slime', `A piece of yours hops up to ${WORDS[n]} hexes`, n);
}
CARDS.bomb = card('bomb', 'action', 'SLIME-27', 'Slime Bomb', 'Remove a neighbour slime');
for (const n of [2, 3]) {
  CARDS[`growing-${n}`] = card('growing', 'placement', 'SLIME-28', 'Growing Slime', `Place up to ${WORDS[n]} pieces`, n);
}
for (const n of [1, 2, 3]) {
  CARDS[`attacking-${n}`] = card('attacking', 'placement', 'SLIME-29', 'Attacking Slime', counted(n, 'Overrun a neighbouring piece', 'Overrun up to # neighbours'), n);
}
CARDS.jumping = card('jumping', 'placement', 'SLIME-30', 'Jumping Slime', 'Place on any empty hex');
CARDS.conquering = card('conquering', 'placement', 'SLIME-31', 'Conquering Slime', 'A lone enemy piece becomes yours');
CARDS.snake = card('snake', 'placement', 'SLIME-32', 'Snake Slime', 'Three hexes in a line become yours');
CARDS.stop = card('stop', 'reaction', 'SLIME-33', 'Stop Slime, Stop!', "Undo another player's card");
CARDS.stop.name = 'Stop!';

/** A card as it reads: "Growing 3, Place up to three pieces". */
export function readOut(code: string): string {
  const { name, number, does } = cardInfo(code);
  return `${name}${number ? ` ${number}` : ''}, ${does}`;
}

export const KINDS: Record<Kind, string> = {
  action: 'action',
  placement: 'placement, ends the turn',
  reaction: 'reaction',
};

const UNKNOWN = card('stop', 'action', 'SLIME-15', 'card', '');

export function cardInfo(code: string): CardInfo {
  return CARDS[code] ?? UNKNOWN;
}

/** "growing-3" as "Growing Slime (3)". */
export function cardName(code: string): string {
  return CARDS[code]?.full ?? code;
}

/** Whether a mode is played. */
export function has(view: SlimeView, mode: string): boolean {
  return (view.options.modes as string[]).includes(mode);
}

/** Cards of a hand with a key for each, so that two alike stay apart. */
export function keyed(cards: readonly string[]): { code: string; key: string }[] {
  const seen: Record<string, number> = {};
  return cards.map((code) => {
    seen[code] = (seen[code] ?? 0) + 1;
    return { code, key: `${code}#${seen[code]}` };
  });
}
