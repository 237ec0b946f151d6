/** What became of a head-to-head, so that it can be seen for a while after its cards are gone. */
import { readLine } from './lines';
import { fullName, isFace, type Face, type Laid, type SlamballView } from './view';

export interface Ghost {
  /** By seat. */
  cards: [Laid | null, Laid | null];
  text: string;
  tone: 'good' | 'miss' | 'loose' | 'plain';
  /** Who scored, if anybody. */
  scored: number | null;
}

/** A card's face, if it has been thrown away open by now. */
function turned(card: Laid | null, after: SlamballView): Laid | null {
  if (!card || isFace(card)) return card;
  const last = after.thrown.slice().reverse().find((face) => face.player === card.player && !face.boost);
  return last ?? card;
}

function bySeat(view: SlamballView, after: SlamballView): [Laid | null, Laid | null] {
  const cards: [Laid | null, Laid | null] = [null, null];
  const face = view.face_off;
  if (face) {
    cards[face.seat] = turned(face.cards[0], after);
    cards[1 - face.seat] = turned(face.cards[1], after);
  } else if (view.offense !== null) {
    cards[view.offense] = view.attack;
    cards[1 - view.offense] = turned(view.defend, after);
  }
  return cards;
}

function points(before: SlamballView, after: SlamballView): [number, number] | null {
  for (const side of [0, 1]) {
    const more = (after.score[side] ?? 0) - (before.score[side] ?? 0);
    if (more > 0) return [side, more];
  }
  return null;
}

/** The shot that was made: from the declared one, or the move "shoot slam". */
function shot(before: SlamballView, moved: readonly [number, string] | null): string {
  return before.doing?.line ?? /^shoot (\w+)/.exec(moved?.[1] ?? '')?.[1] ?? '';
}

function told(before: SlamballView, after: SlamballView, moved: readonly [number, string] | null): Pick<Ghost, 'text' | 'tone' | 'scored'> {
  const made = points(before, after);
  const face = before.face_off;
  const who = fullName(before, face?.attacker ?? before.attack?.player);
  if (made) {
    const [side, more] = made;
    if (face) {
      const drift = side === face.seat && isFace(turned(face.cards[1], after)) && (turned(face.cards[1], after) as Face).lines.some((line) => readLine(line).kind === 'foul');
      return { text: `${who} wins the face off: ${more} points${drift ? ', the defender drifted' : ''}`, tone: 'good', scored: side };
    }
    const what = shot(before, moved);
    const foul = (after.fouled[side] ?? 0) > (before.fouled[side] ?? 0);
    if (!what) return { text: `Bonus: ${more} points`, tone: 'good', scored: side };
    return { text: `${what.toUpperCase()} GOOD! ${who}, ${more} points${foul ? ', and a foul' : ''}`, tone: 'good', scored: side };
  }
  if (face) return { text: `${who} is denied in the face off`, tone: 'miss', scored: null };
  const side = before.offense ?? 0;
  if ((after.fouled[side] ?? 0) > (before.fouled[side] ?? 0)) {
    return { text: `Foul on ${who}`, tone: 'loose', scored: null };
  }
  if (before.phase === 'race' || before.phase === 'claim') {
    const side = after.offense ?? before.offense ?? 0;
    return { text: `Loose ball: the ${after.teams[side]?.name} have it`, tone: 'loose', scored: null };
  }
  const stolen = after.offense !== before.offense && after.phase === 'pace' && ['reveal', 'act', 'miss'].includes(before.phase);
  if (stolen) return { text: `STOLEN from ${who}`, tone: 'miss', scored: null };
  if (before.phase === 'miss' && after.face_off) return { text: 'The whistle stands: face off', tone: 'loose', scored: null };
  if (after.offense !== before.offense && before.shot_clock === 4) return { text: 'Shot-clock violation', tone: 'miss', scored: null };
  if (before.doing?.do === 'shoot') return { text: `No good: ${who}'s ${shot(before, moved)} is stopped`, tone: 'miss', scored: null };
  if (before.doing?.do === 'pass') return { text: `${who}'s ${before.doing.line} gets through`, tone: 'plain', scored: null };
  return { text: '', tone: 'plain', scored: null };
}

/** What to show of the last head-to-head once `after` has come. */
export function nextGhost(ghost: Ghost | null, before: SlamballView | null, after: SlamballView, moved: readonly [number, string] | null): Ghost | null {
  if (!before || before === after) return ghost;
  // A jump, as in a replay: what lies between was not seen.
  if (Math.abs(after.clock - before.clock) > 2) return null;
  const ended =
    (before.attack && before.attack.name !== after.attack?.name) ||
    (before.face_off && (before.face_off.attacker !== after.face_off?.attacker || before.face_off.seat !== after.face_off?.seat));
  if (ended) {
    const now = told(before, after, moved);
    return now.text ? { ...now, cards: bySeat(before, after) } : null;
  }
  return after.attack ? null : ghost;
}
