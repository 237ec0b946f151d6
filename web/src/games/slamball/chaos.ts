/** Chaos cards: those of the usual deck, and of one that was brought along. */
import { figureWords, readLine } from './lines';
import type { Figure, SlamballView } from './view';

/** The usual chaos deck, as chaos.toml has it. */
const CHAOS_EFFECTS: Record<string, string> = {
  'SLO-MO REPLAY': 'face off',
  'DRIBBLE OFF YOUR SHOE': 'loose',
  'DOUBLE BOUNCE': 'gain p2',
  'FAST FEET': 'gain s2',
  'DEAD SPRING': 'no slam',
  'HEAVY LEGS': 'lose s1 p1',
  'CROWD ON ITS FEET': 'draw',
  'PLAY ON': 'nothing',
  'HOT MIC': 'whistle',
  'SECOND WIND': 'boost s1 p1',
};

/** The effect as the deck's file writes it, of the usual deck or of the one that was brought along. */
function effectOf(view: SlamballView, name: string): string {
  const own = view.options.chaos as { cards?: { name: string; effect: string }[] } | null | undefined;
  return own?.cards?.find((card) => card.name === name)?.effect ?? CHAOS_EFFECTS[name] ?? '';
}

/** The kept card that a coach may attach as a boost, and what it brings. */
export function keptBoost(view: SlamballView, seat: number): { name: string; brings: Figure } | null {
  const name = view.kept[seat]?.find((card) => effectOf(view, card).startsWith('boost'));
  return name === undefined ? null : { name, brings: readLine(effectOf(view, name)) };
}

/** What a chaos card does. */
export function chaosWords(view: SlamballView, name: string): string {
  const effect = effectOf(view, name);
  const [verb] = effect.split(' ');
  const figure = figureWords(readLine(effect));
  switch (verb) {
    case 'face':
      return 'The attacker earns a face off when this head-to-head is over.';
    case 'loose':
      return 'The ball is loose.';
    case 'gain':
      return `${figure} more for the side that drew it.`;
    case 'lose':
      return `${figure} less for the side that drew it.`;
    case 'no':
      return 'No slam in this head-to-head.';
    case 'draw':
      return 'Both coaches draw one card.';
    case 'nothing':
      return 'Nothing happens.';
    case 'whistle':
      return 'A whistle for any of your players.';
    case 'boost':
      return `A boost of ${figure} for any of your players.`;
    default:
      return '';
  }
}
