/** The view as the table draws it: narrower than the type it is sent with. */
import type {
  SlamBallCardLine,
  SlamBallCardView,
  SlamBallDoingView,
  SlamBallEvent,
  SlamBallFaceOffView,
  SlamBallFigure,
  SlamBallHeadToHeadView,
  SlamBallOwnPlayer,
  SlamBallTeamPlayer,
  SlamBallView,
} from '../../protocol';
import type { Say } from '../types';

export type { SlamBallEvent };
export type Figure = SlamBallFigure;
export type Line = SlamBallCardLine;
export type Role = SlamBallTeamPlayer['role'];
export type How = 'fast' | 'big';
export type Effect = { kind: string; speed: number; power: number };

/** A card face up; one on the floor has `line`, how many of its lines are behind it. */
export interface Face extends SlamBallCardView {
  name: string;
  player: string;
  lines: Line[];
  boost: boolean;
}

/** A card face down: its back names its player. */
export interface Back extends SlamBallCardView {
  player: string;
}

export type Laid = Face | Back;

export interface HeadToHead extends SlamBallHeadToHeadView {
  offense: Face | null;
  defense: Laid | null;
}

export interface Doing extends SlamBallDoingView {
  do: 'shoot' | 'pass' | 'nothing';
}

export interface FaceOff extends SlamBallFaceOffView {
  attacker: string;
  cards: (Laid | null)[];
}

/** What the phase keeps while it waits; each phase has its own fields. */
export interface Pending {
  drawn?: number[];
  left?: number[];
  card?: string;
  by?: number;
  whistles?: number;
  [field: string]: unknown;
}

export type Phase =
  | 'start'
  | 'throwdown'
  | 'draw'
  | 'lay'
  | 'contest'
  | 'resolve'
  | 'reveal'
  | 'act'
  | 'chaos'
  | 'miss'
  | 'claim'
  | 'race'
  | 'pace'
  | 'timeout'
  | 'name'
  | 'lock'
  | 'declare'
  | 'ot-defender'
  | 'ot-attacker'
  | 'over';

/** What a coach sees. `fouled` counts how often a seat was fouled: the other side's team fouls. */
export interface SlamballView extends SlamBallView {
  phase: Phase;
  hands: string[][];
  head_to_heads: HeadToHead[];
  attack: Face | null;
  defend: Laid | null;
  current: Laid | null;
  doing: Doing | null;
  pending: Pending | null;
  face_off: FaceOff | null;
  hand?: Face[];
}

/** A player with everything that is known of them. */
export interface Player extends SlamBallTeamPlayer {
  court: boolean;
  whistles: number;
  /** Cards left in the deck, and held by the coach. */
  deck: number;
  hand: number;
  exhausted: boolean;
  gasp: boolean;
}

/** A team's players, in roster order. */
export function players(view: SlamballView, side: number): Player[] {
  const floor = view.floor[side];
  return (view.teams[side]?.players ?? []).map((player) => ({
    ...player,
    court: floor?.court.includes(player.id) ?? false,
    whistles: floor?.whistles[player.id] ?? 0,
    deck: floor?.decks[player.id] ?? 0,
    hand: view.hands[side]?.filter((id) => id === player.id).length ?? 0,
    exhausted: floor?.exhausted.includes(player.id) ?? false,
    gasp: floor?.gasps.includes(player.id) ?? false,
  }));
}

export function isFace(card: Laid | null | undefined): card is Face {
  return card != null && 'lines' in card;
}

/** A player of either team by id. */
export function find(view: SlamballView, id: string | null | undefined): Player | null {
  const side = view.teams.findIndex((team) => team.players.some((player) => player.id === id));
  return players(view, side).find((player) => player.id === id) ?? null;
}

/** The id of a player as an event names them. */
export const idOf = (player: string | SlamBallOwnPlayer): string => (typeof player === 'string' ? player : player.id);

/** A player's name: the words have it, or the coach who brought the player along. */
export function called(view: SlamballView, say: Say, id: string | null | undefined): string {
  const player = id == null ? null : find(view, id);
  return player ? (player.name ?? say.name('player', player.id)) : say.message('nobody');
}

/** What fits on a jersey: "Crosby II", "Scott Jr."; who is called by number shows it there already, unless it is `numbered`. */
export function shortName(view: SlamballView, say: Say, id: string, numbered = false): string {
  const about = say.thing('player', id)?.about;
  if (about && 'position' in about && !('name' in about)) {
    const role = say.name('role', String(about.position), 'tile');
    return numbered ? `${role} ${String(about.number)}` : role;
  }
  const words = called(view, say, id).split(' ');
  const last = words.at(-1)!;
  return words.length > 2 && last.length <= 3 ? words.slice(-2).join(' ') : last;
}

/** The cards left in the deck of a player of one's own, in the order of printing; nobody else's are known. */
export function deckOf(view: SlamballView, say: Say, id: string): Face[] {
  return (view.left?.[id] ?? []).map(({ name, lines }) => {
    const known = lines ?? ((say.thing('card', name)?.about?.lines ?? []) as Line[]);
    return { name, player: id, lines: [...known], boost: known[0]?.kind === 'boost' };
  });
}

/** What cards are good for: the speed and power of their shots and of their defence, recoveries, the boost among them. */
export interface Strengths {
  attack: Figure;
  defense: Figure;
  lbr: number;
  boost: Line | null;
}
export function strengths(say: Say, cards: readonly Face[]): Strengths {
  const lines = cards.flatMap((card) => card.lines);
  const sum = (some: readonly Line[]): Figure => ({
    speed: some.reduce((all, { speed = 0 }) => all + speed, 0),
    power: some.reduce((all, { power = 0 }) => all + power, 0),
  });
  return {
    attack: sum(lines.filter(({ points }) => points !== undefined)),
    defense: sum(lines.filter(({ kind }) => say.thing('kind', kind)?.about?.side === 'defense')),
    lbr: lines.filter(({ kind }) => kind === 'lbr').length,
    boost: lines.find(({ kind }) => kind === 'boost') ?? null,
  };
}

/** What a chaos card does: the words know the usual ones, the view those that were brought along. */
export function effectOf(view: SlamballView, say: Say, card: string): Effect | null {
  const own = view.chaos.own?.find((one) => one.name === card);
  return (own?.effect ?? say.thing('chaos', card)?.about?.effect ?? null) as Effect | null;
}

export const effectWords = (say: Say, effect: Effect | null): string => (effect ? say.message(`effect-${effect.kind}`, effect) : '');

export const lineWords = (say: Say, line: Line): string => say.message(`line-${line.kind}`, line);

/** Speed and power in words; empty if there is none. */
export const figureWords = (say: Say, figure: Figure): string =>
  figure.speed || figure.power ? say.message('figures', { ...figure }) : '';

export function cardWords(view: SlamballView, say: Say, card: Laid): string {
  const player = called(view, say, card.player);
  return isFace(card) ? say.message('card-face', { name: player, lines: card.lines }) : say.message('card-back', { name: player });
}

/** How many marks the clock has, and how many of them come last. */
export function clockOf(say: Say): { marks: number; last: number } {
  const about = say.thing('clock', 'game')?.about ?? {};
  return { marks: Number(about.marks ?? 0), last: Number(about.last ?? 0) };
}
