/** What a card in hand stands for now. */
import type { Picked } from './picked';
import type { SlamballView } from './view';

const CARD_VERBS = ['lay', 'contest', 'lbr', 'lock', 'discard', 'foul'];

/** The move that a tap on a card plays. */
export function cardMove(moves: readonly string[], card: string, picked: Picked): string | null {
  const verbs = picked.foul ? ['foul', ...CARD_VERBS] : CARD_VERBS;
  for (const verb of verbs) if (moves.includes(`${verb} ${card}`)) return `${verb} ${card}`;
  return null;
}

const PHASE_VERBS: Partial<Record<SlamballView['phase'], string>> = {
  contest: 'contest',
  race: 'lbr',
  throwdown: 'lbr',
  lock: 'lock',
  draw: 'discard',
  timeout: 'discard',
};

/** What to ask about a card that cannot be played. */
export function cardWhy(view: SlamballView, card: string): string {
  return `${PHASE_VERBS[view.phase] ?? 'lay'} ${card}`;
}
