/** What a move would do, in a few words for its button; the rules say it, as far as the seat can know. */
import type { Preview, Say } from '../types';
import type { SlamBallEvent } from './view';

/** What decides, and what follows from it: the first of each that is certain is told. */
const DECIDES: readonly SlamBallEvent['type'][] = [
  'shot-judged',
  'face-off-judged',
  'threw',
  'pass-judged',
  'shot',
  'declared',
  'chaos-void',
  'whistled',
];
const FOLLOWS: readonly SlamBallEvent['type'][] = [
  'foul-called',
  'stolen',
  'loose-ball',
  'face-off-earned',
  'shot-clock-violation',
  'reset-pace',
];

function told(events: readonly SlamBallEvent[], types: readonly string[], say: Say): string {
  for (const type of types) {
    const event = events.find((one) => one.type === type);
    if (!event) continue;
    // Of a pass it matters what the offense goes on with.
    const about = event.type === 'threw' ? { ...event, ...event.figures[event.seat] } : event;
    const words = say.message(`outlook-${type}`, { ...about });
    if (words) return words;
  }
  return '';
}

export function outlook(preview: Preview | null, say: Say): string {
  const events = (preview?.certain ?? []) as readonly SlamBallEvent[];
  return [told(events, DECIDES, say), told(events, FOLLOWS, say)].filter(Boolean).join(' · ');
}

/** How a contest card would fare: against what, and whether it gets through. */
export interface Meeting {
  line: string;
  how: string | null;
  through: boolean;
}

export function meetings(preview: Preview | null): Meeting[] {
  return ((preview?.would ?? []) as readonly SlamBallEvent[]).flatMap((event) =>
    event.type === 'would-meet' ? [{ line: event.line, how: event.how, through: event.through }] : [],
  );
}
