/** What is drawn of SUMO: the view, with what the events of the step being played have brought so far. */
import type { SumoEvent, SumoView } from '../../protocol';
import type { Beat } from '../types';

export type { SumoEvent, SumoView };

type Pair<T> = [T, T];

/** The cards of the trick on the table, by seat: the one in progress, or the last one. */
export function trickBySeat(view: SumoView): { cards: Pair<string | null>; old: boolean } {
  const cards: Pair<string | null> = [null, null];
  if (view.led !== null && view.lead !== null) {
    cards[view.lead] = view.led;
    return { cards, old: false };
  }
  const last = view.tricks.at(-1);
  if (last) {
    cards[last.lead] = last.cards[0]!;
    cards[1 - last.lead] = last.cards[1]!;
    return { cards, old: view.phase !== 'over' };
  }
  if (view.clash[0]!.length > 0 && view.phase !== 'clash') {
    return { cards: [view.clash[0]!.at(-1)!, view.clash[1]!.at(-1)!], old: true };
  }
  return { cards, old: false };
}

/** What is to be seen at one moment. */
export interface Scene {
  /** The card before each seat, where it is known. */
  cards: Pair<string | null>;
  /** A card lies face down before the seat. */
  down: Pair<boolean>;
  /** The cards are those of the last trick. */
  old: boolean;
  hand: string[];
  ring: number;
  /** Whose card was led, while the trick is on. */
  leader: number | null;
  /** They wait for the clash, on either side of the start lines. */
  apart: boolean;
  /** Who leans in. */
  pushing: number | null;
  /** Who has just taken the trick, or the lead. */
  taker: number | null;
  winner: number | null;
  /** The winning move, from the moment it is performed. */
  reason: string | null;
  /** What the referee calls: the message `call-<call>`. */
  call: 'clash' | 'tied' | 'redealt' | null;
}

/**
 * The scene of a view on which `events` were played; the last of them has come as far as `beat`. `pending` is my own
 * card on its way: it leaves the hand at once.
 */
export function scene(
  view: SumoView,
  seat: number | null,
  events: readonly SumoEvent[] = [],
  beat: Beat | null = null,
  pending: string | null = null,
): Scene {
  const { cards, old } = trickBySeat(view);
  const now: Scene = {
    cards,
    old,
    down: [view.sealed[0]!, view.sealed[1]!],
    hand: view.hand ?? [],
    ring: view.ring,
    leader: view.phase === 'follow' ? view.lead : null,
    apart: view.phase === 'clash',
    pushing: view.phase === 'follow' ? view.lead : null,
    taker: null,
    winner: view.outcome?.winners.length === 1 ? view.outcome.winners[0]! : null,
    reason: view.outcome?.reason ?? null,
    call: null,
  };
  const gone = new Set<string>();
  if (seat !== null) now.cards[seat] = view.my_sealed ?? now.cards[seat] ?? null;
  if (seat !== null && pending) {
    gone.add(pending);
    // A lead clears the last trick away.
    if (view.phase === 'lead') now.cards = [null, null];
    if (view.phase === 'clash') now.down[seat] = true;
    now.cards[seat] = pending;
    now.old = false;
  }
  events.forEach((event, place) => {
    const done = place < events.length - 1 || beat === 'resolve';
    now.call = null;
    switch (event.type) {
      case 'sealed':
        now.down[event.seat] = true;
        break;
      case 'clash':
        now.cards = [event.first, event.second];
        now.down = [false, false];
        now.old = false;
        now.call = 'clash';
        now.apart = false;
        if (seat !== null) gone.add(now.cards[seat]!);
        break;
      case 'tied':
      case 'redealt':
        now.call = event.type;
        now.apart = true;
        break;
      case 'took-lead':
      case 'took':
        now.taker = event.seat;
        now.old = false;
        break;
      case 'led':
        now.cards = [null, null];
        now.cards[event.seat] = event.card;
        now.leader = event.seat;
        now.pushing = event.seat;
        now.old = false;
        gone.add(event.card);
        break;
      case 'answered':
        now.cards[event.seat] = event.card;
        now.old = false;
        gone.add(event.card);
        break;
      case 'pushed':
        now.pushing = event.seat;
        if (done) now.ring = event.ring;
        break;
      case 'won':
        now.reason = event.reason;
        now.pushing = event.winner;
        now.winner = done ? event.winner : null;
        break;
    }
  });
  now.hand = now.hand.filter((card) => !gone.has(card));
  return now;
}
