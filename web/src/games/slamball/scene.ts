/** What is to be seen at one moment: the view, with what the events of the step being played have brought so far. */
import type { SlamBallOwnPlayer } from '../../protocol';
import type { Beat } from '../types';
import {
  idOf,
  isFace,
  type Effect,
  type Face,
  type FaceOff,
  type Figure,
  type How,
  type Laid,
  type Line,
  type SlamBallEvent,
  type SlamballView,
} from './view';

export type Tone = 'good' | 'miss' | 'loose' | 'plain';

/** Two cards and two numbers against each other, and what comes of it. */
export interface Showdown {
  kind: 'shot' | 'pass' | 'face-off';
  /** The seat that attacks. */
  seat: number;
  /** Attacker's and defender's card. */
  cards: [Laid | null, Laid | null];
  own: number | null;
  theirs: number | null;
  measure: string | null;
  how: string | null;
  good: boolean;
  why: string;
  /** The numbers stand, but not yet what they mean. */
  open: boolean;
}

/** A chaos card on the floor. */
export interface ChaosShown {
  card: string;
  effect: Effect | null;
  by: number;
  state: 'turned' | 'happened' | 'void';
}

export interface Scene {
  offense: number | null;
  score: readonly number[];
  figures: readonly Figure[];
  /** The head-to-head, from 1. */
  place: number;
  attack: Face | null;
  defend: Laid | null;
  current: Laid | null;
  /** The line that the offense does, and FAST or BIG. */
  line: string | null;
  how: How | null;
  /** The line of the contest card that is being done. */
  defending: string | null;
  chaos: ChaosShown | null;
  showdown: Showdown | null;
  faceOff: FaceOff | null;
  /** The ball is nobody's. */
  loose: boolean;
  /** The event whose sentence stands on the court. */
  told: SlamBallEvent | null;
  tone: Tone;
  /** Who has just scored. */
  scored: number | null;
}

function face(card: string, player: string | SlamBallOwnPlayer, lines: readonly Line[]): Face {
  return { name: card, player: idOf(player), lines: [...lines], boost: lines[0]?.kind === 'boost', line: 0 };
}

function laid(
  card: string | null | undefined,
  player: string | SlamBallOwnPlayer | null,
  lines: readonly Line[] | null | undefined,
): Laid | null {
  if (player === null) return null;
  return card && lines ? face(card, player, lines) : { player: idOf(player) };
}

/** What the court shows before anything is played. */
export function still(view: SlamballView): Scene {
  return {
    offense: view.offense,
    score: view.score,
    figures: view.figures,
    place: view.shot_clock,
    attack: view.attack,
    defend: view.defend,
    current: view.current,
    line: view.doing?.line ?? null,
    how: view.doing?.how ?? null,
    defending: null,
    chaos: view.pending?.card ? { card: view.pending.card, effect: null, by: view.pending.by ?? 0, state: 'turned' } : null,
    showdown: null,
    faceOff: view.face_off,
    loose: view.phase === 'race' || view.phase === 'claim',
    told: null,
    tone: 'plain',
    scored: null,
  };
}

/** A card of a face off is up, or locked in. */
function put(now: Scene, seat: number, card: Laid | null, figure: Figure | null): void {
  const faceOff = now.faceOff;
  if (!faceOff) return;
  const side = seat === faceOff.seat ? 0 : 1;
  const cards = [...faceOff.cards];
  const figures = [...faceOff.figures];
  if (card) cards[side] = { ...card, up: figure !== null };
  if (figure) figures[side] = figure;
  now.faceOff = { ...faceOff, cards, figures };
}

/** Events that say nothing on the court. */
const QUIET: ReadonlySet<SlamBallEvent['type']> = new Set([
  'drew',
  'substituted',
  'ready',
  'line-up-chosen',
  'chose-defender',
  'chose-attacker',
  'no-whistle',
  'left-ball',
  'not-claimed',
  'locked',
  'would-meet',
  'next-head-to-head',
  'starting',
  'discarded',
]);

const TONES: Partial<Record<SlamBallEvent['type'], Tone>> = {
  scored: 'good',
  'loose-ball': 'loose',
  'race-began': 'loose',
  recovered: 'loose',
  'foul-called': 'loose',
  'fouled-on-purpose': 'loose',
  whistled: 'loose',
  stolen: 'miss',
  'shot-clock-violation': 'miss',
};

/** One more event. `playing` if it is the one on the stage. */
function bring(now: Scene, event: SlamBallEvent, playing: boolean, beat: Beat | null): void {
  now.defending = null;
  now.scored = null;
  if (!QUIET.has(event.type)) {
    now.told = event;
    now.tone = TONES[event.type] ?? 'plain';
  }
  switch (event.type) {
    case 'laid':
    case 'pushed-pace':
      now.attack = face(event.card, event.player, event.lines);
      now.current = null;
      now.showdown = null;
      break;
    case 'contested':
      now.defend = { ...laid(event.card, event.player, event.lines)!, up: false };
      break;
    case 'shot':
      now.line = event.shot;
      now.how = event.how as How | null;
      now.figures = event.figures;
      break;
    case 'threw':
      now.line = event.throw;
      now.figures = event.figures;
      break;
    case 'turned-up':
      now.defend = { ...face(event.card, event.player, event.lines), up: true };
      break;
    case 'defended':
      now.defending = event.line;
      now.figures = event.figures;
      break;
    case 'shot-judged':
      now.showdown = {
        kind: 'shot',
        seat: event.seat,
        own: event.own,
        theirs: event.theirs,
        measure: event.measure,
        how: event.how,
        cards: [face(event.card, event.player, event.lines), laid(event.contest_card, event.defender, event.contest_lines)],
        good: event.made,
        why: event.why,
        open: playing && beat === 'show',
      };
      now.tone = event.made ? 'good' : 'miss';
      break;
    case 'pass-judged':
      now.showdown = {
        kind: 'pass',
        seat: event.seat,
        own: null,
        theirs: null,
        measure: null,
        how: null,
        cards: [face(event.card, event.player, event.lines), laid(event.contest_card, event.defender, event.contest_lines)],
        good: event.through,
        why: event.why,
        open: playing && beat === 'show',
      };
      now.tone = event.through ? 'plain' : 'miss';
      break;
    case 'scored':
      now.score = [event.home, event.away];
      now.scored = playing ? event.seat : null;
      break;
    case 'chaos-turned':
      now.chaos = { card: event.chaos, effect: event.effect as Effect, by: event.seat, state: 'turned' };
      break;
    case 'chaos-happened':
    case 'chaos-void':
      if (now.chaos) now.chaos = { ...now.chaos, state: event.type === 'chaos-void' ? 'void' : 'happened' };
      if (event.type === 'chaos-happened') now.figures = event.figures;
      break;
    case 'loose-ball':
    case 'race-began':
      now.loose = true;
      break;
    case 'recovered':
      now.loose = false;
      now.offense = event.seat;
      now.figures = event.figures;
      now.current = face(event.card, event.player, event.lines);
      now.attack = null;
      now.defend = null;
      break;
    case 'stolen':
    case 'got-ball':
      now.loose = false;
      now.offense = event.seat;
      break;
    case 'face-off-earned':
      now.showdown = null;
      now.faceOff = {
        kind: event.why.replace(/^by-/, ''),
        seat: event.seat,
        attacker: idOf(event.attacker),
        defender: event.defender === null ? null : idOf(event.defender),
        cards: [null, null],
        figures: [null, null],
        gasp: [false, false],
        sting: { speed: event.speed, power: event.power },
        add: [],
        off: false,
        no_slam: false,
        how: null,
      };
      break;
    case 'locked':
      put(now, event.seat, laid(event.card, event.player, event.lines), null);
      break;
    case 'faced-up':
      put(now, event.seat, laid(event.card, event.player, event.lines), { speed: event.speed, power: event.power });
      break;
    case 'declared':
      if (now.faceOff) now.faceOff = { ...now.faceOff, how: event.how as How };
      break;
    case 'face-off-judged':
      now.showdown = {
        kind: 'face-off',
        seat: event.seat,
        own: event.own,
        theirs: event.theirs,
        measure: event.measure,
        how: event.how,
        cards: [
          laid(event.attacker_card, event.attacker, event.attacker_lines),
          laid(event.defender_card, event.defender, event.defender_lines),
        ],
        good: event.made,
        why: event.why,
        open: playing && beat === 'show',
      };
      now.tone = event.made ? 'good' : 'miss';
      break;
  }
}

/** The scene of a view on which `events` were played; the last of them has come as far as `beat`. */
export function scene(view: SlamballView, events: readonly SlamBallEvent[] = [], beat: Beat | null = null): Scene {
  const now = still(view);
  events.forEach((event, place) => bring(now, event, place === events.length - 1, beat));
  // A showdown has its cards itself; what lies on the floor may be the next head-to-head already.
  return now;
}

/** What is left of the last head-to-head while nothing new is laid: its cards and what came of it. */
export interface Past {
  showdown: Showdown | null;
  told: SlamBallEvent;
  tone: Tone;
}

/** The last word on a step, if it is worth keeping in sight. */
export function past(view: SlamballView, events: readonly SlamBallEvent[]): Past | null {
  const { showdown, told, tone } = scene({ ...view, attack: null, defend: null, current: null }, events);
  const kept =
    showdown ??
    events.some(({ type }) => type === 'recovered' || type === 'stolen' || type === 'shot-clock-violation' || type === 'got-ball');
  if (!kept || !told) return null;
  // What a shot came to says more than whose ball it is then.
  const judged = events.findLast(({ type }) => type.endsWith('-judged'));
  const good = showdown && showdown.kind !== 'pass' ? (showdown.good ? 'good' : 'miss') : tone;
  return { showdown: showdown && { ...showdown, open: false }, told: judged ?? told, tone: good };
}

export const faceOf = (card: Laid | null): Face | null => (isFace(card) ? card : null);
