/** What is drawn of Slam Bluff: the view, with what the events of the step being played have brought so far. */
import type { SlamBluffEvent, SlamBluffView } from '../../protocol';
import type { Beat } from '../types';

export type { SlamBluffEvent, SlamBluffView };

const DECLARE = 'declare ';
export const isNumber = (move: string): boolean => move.startsWith(DECLARE);
export const numberOf = (move: string): number => Number(move.slice(DECLARE.length));

/** The declarations on offer, by tens, for the pad. */
export function byTens(moves: readonly string[]): { tens: number; numbers: number[] }[] {
  const rows: { tens: number; numbers: number[] }[] = [];
  for (const number of moves.filter(isNumber).map(numberOf)) {
    const tens = Math.floor(number / 10);
    const row = rows.find((other) => other.tens === tens);
    if (row) row.numbers.push(number);
    else rows.push({ tens, numbers: [number] });
  }
  return rows;
}

/** A declaration as the view has it: its number, or null for a free pass. */
export const claimed = (claim: string | null): number | null => (claim === null || claim === 'pass' ? null : Number(claim));

/** A cup that was opened: the dice that were judged, and the verdict. */
export type Opened = Extract<SlamBluffEvent, { type: 'cup-opened' }>;

/** What is to be seen at one moment. */
export interface Scene {
  /** Whose cup it is. */
  roller: number;
  /** The dice, where they are to be seen. */
  dice: readonly string[] | null;
  /** down: over the dice; lifted: for the one who looks; slammed: flat beside the dice, for everybody. */
  cup: 'down' | 'lifted' | 'slammed';
  shaking: boolean;
  /** What was declared, and stands. */
  claim: { seat: number; number: number | null } | null;
  /** The cup that was opened, as long as it is judged. */
  opened: Opened | null;
  /** The verdict is out. */
  judged: boolean;
  /** What somebody does about it: believes it, or challenges it. */
  answer: Extract<SlamBluffEvent, { type: 'believed' | 'challenged' }> | null;
  /** Who loses a life, and how many are left. */
  lost: { seat: number; left: number } | null;
  /** What is told by itself at this moment: who is out, who opens. */
  line: SlamBluffEvent | null;
  /** The number to beat. */
  beat: number | null;
}

/**
 * The scene of a view on which `events` were played; the last of them has come as far as `beat`. `pending` is my own
 * declaration on its way: it stands at once.
 */
export function scene(
  view: SlamBluffView,
  seat: number | null,
  events: readonly SlamBluffEvent[] = [],
  beat: Beat | null = null,
  pending: string | null = null,
): Scene {
  const mine = seat !== null && seat === view.roller;
  const over = view.phase === 'over';
  const now: Scene = {
    roller: view.roller,
    dice: view.roll ?? null,
    cup: over ? 'slammed' : mine ? 'lifted' : 'down',
    shaking: false,
    claim: view.claim === null ? null : { seat: view.roller, number: claimed(view.claim) },
    opened: null,
    judged: false,
    answer: null,
    lost: null,
    line: null,
    beat: view.number,
  };
  const last = view.shown.at(-1);
  if (over && last) {
    const { roller, roll, claim, loser, challenger } = last;
    now.opened = { type: 'cup-opened', rule: '', roller, dice: roll, number: claimed(claim), truthful: loser === challenger };
    now.judged = true;
  }
  if (pending && seat !== null && view.phase === 'declare') {
    now.claim = { seat, number: isNumber(pending) ? numberOf(pending) : null };
  }
  events.forEach((event, place) => {
    const playing = place === events.length - 1;
    const begins = playing && beat === 'show';
    now.shaking = false;
    now.line = null;
    now.lost = null;
    switch (event.type) {
      case 'declared':
        now.claim = { seat: event.seat, number: event.number };
        now.beat = event.number;
        break;
      case 'passed':
        now.claim = { seat: event.seat, number: null };
        break;
      case 'believed':
      case 'challenged':
        now.roller = event.roller;
        now.claim = { seat: event.roller, number: event.number };
        now.answer = event;
        break;
      case 'cup-opened':
        now.roller = event.roller;
        now.claim = { seat: event.roller, number: event.number };
        now.opened = event;
        // The cup comes off; then the dice lie there; then it is said what they are worth.
        now.cup = 'slammed';
        now.dice = event.dice;
        now.judged = !playing || beat === 'resolve';
        now.answer = null;
        break;
      case 'life-lost':
        now.lost = { seat: event.seat, left: event.left };
        break;
      case 'out':
      case 'called-off':
        now.line = event;
        break;
      case 'new-round':
        now.line = event;
        now.beat = null;
        break;
      case 'rolled':
        now.roller = event.seat;
        now.claim = null;
        now.opened = null;
        now.judged = false;
        now.answer = null;
        now.shaking = begins;
        now.cup = begins || event.seat !== seat ? 'down' : 'lifted';
        now.dice = begins ? null : event.dice;
        break;
    }
  });
  return now;
}
