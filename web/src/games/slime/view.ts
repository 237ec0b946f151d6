/** What is drawn of Slime Games: the view, with what the events of the step being played have brought so far. */
import type { SlimeEvent, SlimePending, SlimeScore, SlimeView } from '../../protocol';
import type { Beat, Say } from '../types';

export type { SlimeEvent, SlimePending, SlimeScore, SlimeView };

/** Whether a mode is played. */
export function has(view: SlimeView, mode: string): boolean {
  return (view.options.modes as string[]).includes(mode);
}

/** What a card shows. */
export interface Face {
  /** Which picture. */
  art: string;
  kind: string;
  number: number | null;
  name: string;
  short: string;
  does: string;
  rule: string;
}

export function face(code: string, say: Say): Face {
  const thing = say.thing('card', code);
  const {
    family = 'stop',
    kind = 'action',
    number = null,
  } = (thing?.about ?? {}) as { family?: string; kind?: string; number?: number | null };
  return {
    art: family,
    kind,
    number,
    name: say.name('card', code),
    short: say.name('card', code, 'short'),
    does: say.name('card', code, 'text'),
    rule: thing?.rule ?? '',
  };
}

/** Cards of a hand with a key for each, so that two alike stay apart. */
export function keyed(cards: readonly string[]): { code: string; key: string }[] {
  const seen: Record<string, number> = {};
  return cards.map((code) => {
    seen[code] = (seen[code] ?? 0) + 1;
    return { code, key: `${code}#${seen[code]}` };
  });
}

/** A card or a haunting that is announced, or takes effect. */
export interface Announced {
  /** Null for a haunting. */
  card: string | null;
  by: number;
  /** On behalf of whom, where it is not oneself. */
  behalf: number | null;
  /** What a haunting is about. */
  haunting: { colour: number; hex: string; grows: boolean } | null;
  /** Who stopped it, in order. */
  stops: readonly number[];
  /** Who may still stop it, or what stopped it. */
  asked: readonly number[];
  /** What became of it: nobody knows yet, it happens, it does not. */
  state: 'open' | 'happens' | 'undone';
}

/** Why a hex glows while an event is played. */
export type Glow = 'new' | 'lost' | 'taken' | 'left' | 'held';

/** What is to be seen at one moment. */
export interface Scene {
  /** hex → owner. */
  slime: Record<string, number>;
  announced: Announced | null;
  glow: Map<string, Glow>;
  /** Where the piece that moves came from. */
  source: string | null;
  /** What is told beside the board. */
  line: SlimeEvent | null;
  turn: number;
  clockwise: boolean;
  stuck: readonly boolean[];
  market: readonly string[];
}

/** Events whose sentence stands over the board while they are played. */
const TOLD: ReadonlySet<SlimeEvent['type']> = new Set<SlimeEvent['type']>([
  'undone',
  'fizzled',
  'covered',
  'overran',
  'conquered',
  'hopped',
  'controlled',
  'removed',
  'robbed',
  'reversed',
  'stuck',
  'researched',
  'frozen',
  'passed',
  'replaced',
  'took-open',
  'ended',
]);

/** What the view itself says of a pending card. */
function pendingOf(view: SlimeView): Announced | null {
  const { pending } = view;
  if (!pending || pending.card === 'freeze' || pending.card === 'stuck') return null;
  const haunts = pending.card === 'grow' || pending.card === 'shrink';
  return {
    card: haunts ? null : pending.card,
    by: pending.by,
    behalf: haunts || pending.as === pending.by ? null : pending.as,
    haunting: haunts ? { colour: pending.as, hex: String(pending.target), grows: pending.card === 'grow' } : null,
    stops: pending.stops,
    asked: view.phase === 'react' ? view.to_move : [],
    state: view.phase === 'react' ? 'open' : 'happens',
  };
}

/**
 * The scene of a view on which `events` were played; the last of them has come as far as `beat`. `pending` is my own
 * move on its way: a piece lies there at once.
 */
export function scene(view: SlimeView, events: readonly SlimeEvent[] = [], beat: Beat | null = null, pending: string | null = null): Scene {
  const now: Scene = {
    slime: { ...view.slime },
    announced: pendingOf(view),
    glow: new Map(),
    source: null,
    line: null,
    turn: view.turn,
    clockwise: view.direction === 1,
    stuck: [...view.stuck],
    market: [...view.market],
  };
  const put = (hexes: readonly string[], owner: number): void => hexes.forEach((hex) => (now.slime[hex] = owner));
  const take = (hexes: readonly string[]): void => hexes.forEach((hex) => delete now.slime[hex]);
  const light = (hexes: readonly string[], glow: Glow): void => hexes.forEach((hex) => now.glow.set(hex, glow));
  const [verb, at] = pending?.split(' ') ?? [];
  if (verb === 'place' && at && view.seat !== null) put([at], view.pending?.as ?? view.seat);
  events.forEach((event, place) => {
    const playing = place === events.length - 1 && beat !== null;
    // The old picture stands until the effect is drawn.
    const before = playing && beat !== 'resolve';
    now.glow.clear();
    now.source = null;
    now.line = TOLD.has(event.type) ? event : null;
    switch (event.type) {
      case 'announced':
        now.announced = {
          card: event.card,
          by: event.seat,
          behalf: event.behalf,
          haunting: null,
          stops: [],
          asked: event.asked,
          state: 'open',
        };
        break;
      case 'haunted':
        now.announced = {
          card: null,
          by: event.seat,
          behalf: null,
          stops: [],
          asked: event.asked,
          state: 'open',
          haunting: { colour: event.colour, hex: event.hex, grows: event.grows },
        };
        if (playing) light([event.hex], 'held');
        break;
      case 'stopped':
        if (now.announced) {
          // The view after has the stop already.
          const stops = now.announced.stops.slice(0, event.number - 1);
          now.announced = { ...now.announced, stops: [...stops, event.seat], asked: event.asked, state: 'open' };
        }
        break;
      case 'took-effect':
        if (now.announced) now.announced = { ...now.announced, asked: [], state: 'happens' };
        break;
      case 'undone':
        if (now.announced) now.announced = { ...now.announced, asked: [], state: 'undone' };
        break;
      case 'placed':
        put([event.hex], event.seat);
        if (playing) light([event.hex], 'new');
        break;
      case 'covered':
        put(event.hexes, event.colour);
        if (playing) light(event.hexes, 'new');
        if (playing) light(event.overrun, 'taken');
        break;
      case 'overran':
      case 'conquered':
        if (before && event.victims.length === 1) put(event.hexes, event.victims[0]!);
        else if (!before) put(event.hexes, event.colour);
        if (playing) light(event.hexes, 'taken');
        break;
      case 'moved':
      case 'hopped':
        take([event.start]);
        put([event.end], event.colour);
        now.source = event.start;
        if (playing) {
          light([event.start], 'left');
          light([event.end], 'new');
        }
        break;
      case 'controlled':
        if (playing) light(event.hexes, 'held');
        break;
      case 'removed':
        if (before) put(event.hexes, event.owner);
        else take(event.hexes);
        if (playing) light(event.hexes, 'lost');
        break;
      case 'refilled':
        now.market = now.market.map((card, slot) => (slot === event.slot ? event.card : card));
        break;
      case 'reversed':
        now.clockwise = event.clockwise;
        break;
      case 'stuck':
        now.stuck = now.stuck.map((stuck, seat) => stuck || seat === event.seat);
        break;
      case 'turn-began':
        now.announced = null;
        now.turn = event.seat;
        break;
    }
  });
  return now;
}

/** The hexes that the last step touched: they are marked until the next. */
export function marks(last: readonly SlimeEvent[]): string[] {
  const hexes = new Set<string>();
  for (const event of last) {
    if (event.type === 'placed' || event.type === 'haunted') hexes.add(event.hex);
    else if (event.type === 'moved' || event.type === 'hopped') hexes.add(event.start).add(event.end);
    else if ('hexes' in event) event.hexes.forEach((hex) => hexes.add(hex));
  }
  return [...hexes];
}
