/** What is drawn of SLAMBO!: the view, with what the events of the step being played have brought so far. */
import type { SlamboEvent, SlamboView } from '../../protocol';
import type { Beat, Say } from '../types';

export type { SlamboEvent, SlamboView };

/** A card of a hand with a key of its own: a deck has several of a kind. */
export interface Held {
  /** Null for a card that is being dealt, face down. */
  card: string | null;
  key: string;
  /** The moves that play it: two for a swing, none while it cannot be played. */
  moves: string[];
}

/** The card in a hand that a move plays: a swing is played with a sign. */
export function heldAs(move: string, say: Say): string {
  const held = say.thing('card', move)?.about?.held;
  return typeof held === 'string' ? held : move;
}

/** A move that would play a card of a hand. */
export function playedAs(card: string, say: Say): string {
  return say.things('card').find((thing) => thing.about?.held === card)?.id ?? card;
}

/** The hand with the moves that play each card. */
export function held(hand: readonly (string | null)[], moves: readonly string[], say: Say): Held[] {
  const seen: Record<string, number> = {};
  return hand.map((card) => {
    const name = card ?? '';
    const copy = (seen[name] = (seen[name] ?? 0) + 1);
    return { card, key: `${name}#${copy}`, moves: moves.filter((move) => heldAs(move, say) === card) };
  });
}

/** What a card shows: a big sign and number, and what kind it is. */
export function face(card: string, say: Say): { big: string; effect: string; way: string; kind: 'up' | 'down' | 'special' } {
  const about = say.thing('card', card)?.about ?? {};
  const { effect = '', way = '', number = '' } = about as { effect?: string; way?: string; number?: number };
  const sign = way === 'up' ? '+' : way === 'down' ? '−' : '±';
  const big = effect === 'copy' ? '=' : `${sign}${number}`;
  return { big, effect, way, kind: effect === 'number' ? (way === 'up' ? 'up' : 'down') : 'special' };
}

/** What is to be seen at one moment. */
export interface Scene {
  balance: number;
  /** The champ has lost his balance. */
  fallen: boolean;
  /** The balance that is being called out. */
  call: number | null;
  /** What a bout came to, on the beam. */
  burst: 'slambo' | 'break' | null;
  /** What is told beside it, or by itself. */
  line: SlamboEvent | null;
  top: string | null;
  pileSize: number;
  /** The pile as far as it lies open. */
  pile: readonly string[];
  /** Shame cards in the middle. */
  stake: number;
  bout: number;
  clockwise: boolean;
  /** The order of play has just turned. */
  turned: boolean;
  hand: readonly (string | null)[];
  /** The pile of the bout before is on show. */
  past: readonly string[];
}

/** Events whose sentence is shown on the beam while they are played. */
const TOLD: ReadonlySet<SlamboEvent['type']> = new Set([
  'copied',
  'turned-around',
  'slambo',
  'shame-taken',
  'break',
  'dealt',
  'called-off',
]);

function without(hand: readonly (string | null)[], card: string): readonly (string | null)[] {
  const place = hand.lastIndexOf(card);
  return place < 0 ? hand : [...hand.slice(0, place), ...hand.slice(place + 1)];
}

/**
 * The scene of a view on which `events` were played; the last of them has come as far as `beat`. `pending` is my own
 * card on its way: it leaves the hand at once.
 */
export function scene(
  view: SlamboView,
  seat: number | null,
  say: Say,
  events: readonly SlamboEvent[] = [],
  beat: Beat | null = null,
  pending: string | null = null,
): Scene {
  const now: Scene = {
    balance: view.balance,
    fallen: view.balance < view.low || view.balance > view.high,
    call: null,
    burst: null,
    line: null,
    top: view.top,
    pileSize: view.pile_size,
    pile: view.pile ?? [],
    stake: view.stake,
    bout: view.bouts,
    clockwise: view.direction === 1,
    turned: false,
    hand: view.hand ?? [],
    past: view.pile_size === 0 ? view.last_pile : [],
  };
  const put = (card: string, size: number, mine: boolean): void => {
    if (mine) now.hand = without(now.hand, heldAs(card, say));
    if (view.pile) now.pile = [...now.pile, card];
    now.top = card;
    now.pileSize = size;
    now.past = [];
  };
  if (pending && seat !== null) put(pending, view.pile_size + 1, true);
  events.forEach((event, place) => {
    const playing = place === events.length - 1;
    now.call = null;
    now.turned = false;
    if (TOLD.has(event.type)) now.line = event;
    switch (event.type) {
      case 'card-played':
        now.line = null;
        // A card that the view shows already, or that is on its way, is there.
        if (now.pileSize < event.pile) put(event.card, event.pile, event.seat === seat);
        break;
      case 'balance':
        now.balance = event.balance;
        now.call = playing ? event.balance : null;
        break;
      case 'turned-around':
        now.clockwise = event.clockwise;
        now.turned = playing;
        break;
      case 'slambo':
        now.balance = event.balance;
        now.fallen = true;
        now.burst = 'slambo';
        break;
      case 'shame-taken':
        now.stake = playing && beat === 'show' ? event.count : 0;
        break;
      case 'break':
        now.burst = 'break';
        now.stake = event.stake;
        break;
      case 'dealt':
        Object.assign(now, {
          balance: event.balance,
          fallen: false,
          burst: null,
          top: null,
          pileSize: 0,
          pile: [],
          stake: event.stake,
          bout: event.bout,
          clockwise: event.clockwise,
          past: view.bouts === event.bout ? view.last_pile : [],
          hand: view.bouts === event.bout ? (view.hand ?? []) : Array<null>(event.count).fill(null),
        });
        break;
    }
  });
  return now;
}
