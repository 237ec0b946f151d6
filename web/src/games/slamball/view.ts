/** The view as the table draws it: narrower than the type it is sent with. */
import type {
  BallCard, Doing as SentDoing, FaceOff as SentFaceOff, Figure, HeadToHead as SentHeadToHead, SlamBallView, TeamPlayer,
} from '../../protocol';

export type { Figure };
export type Role = TeamPlayer['role'];
export type How = 'fast' | 'big';

/** A card face up; one on the floor has `line`, how many of its lines are behind it. */
export interface Face extends BallCard {
  name: string;
  player: string;
  lines: string[];
  boost: boolean;
}

/** A card face down: its back names its player. */
export interface Back extends BallCard {
  player: string;
}

export type Laid = Face | Back;

export interface HeadToHead extends SentHeadToHead {
  offense: Face | null;
  defense: Laid | null;
}

export interface Doing extends SentDoing {
  do: 'shoot' | 'pass' | 'nothing';
}

export interface FaceOff extends SentFaceOff {
  attacker: string;
  cards: (Laid | null)[];
}

/** What the phase keeps while it waits; each phase has its own fields. */
export interface Pending {
  drawn?: number[];
  left?: number[];
  subs?: number[];
  then?: string;
  card?: string;
  by?: number;
  whistles?: number;
  steal?: boolean;
  after?: number[];
  [field: string]: unknown;
}

export type Phase =
  | 'start' | 'throwdown' | 'draw' | 'lay' | 'contest' | 'resolve' | 'reveal' | 'act' | 'chaos'
  | 'miss' | 'claim' | 'race' | 'pace' | 'timeout' | 'name' | 'lock' | 'declare' | 'ot-defender'
  | 'ot-attacker' | 'over';

/** What a coach sees. `fouled` counts how often a seat was fouled: the other side's team fouls. */
export interface SlamballView extends SlamBallView {
  phase: Phase;
  hands: string[][];
  thrown: Face[];
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
export interface Player extends TeamPlayer {
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

export const MARKS = 60;
/** On the last four marks the defense may foul on purpose (BALL-49). */
export const LAST_MARKS = 4;

export function isFace(card: Laid | null | undefined): card is Face {
  return card != null && 'lines' in card;
}

/** A player of either team by id. */
export function find(view: SlamballView, id: string | null | undefined): Player | null {
  const side = view.teams.findIndex((team) => team.players.some((player) => player.id === id));
  return players(view, side).find((player) => player.id === id) ?? null;
}

export function fullName(view: SlamballView, id: string | null | undefined): string {
  return find(view, id)?.name ?? 'nobody';
}

/** The name beside a jersey that shows the number: "Gunner", not "Gunner 7". */
export function tileName(player: Player): string {
  return shortName(player.name.replace(new RegExp(` ${player.number}$`), ''));
}

/** What fits on a jersey: "Crosby II", "Scott Jr.", "Gunner 7". */
export function shortName(name: string): string {
  const words = name.split(' ');
  if (words.length < 2) return name;
  const last = words.at(-1)!;
  return words.length > 2 && last.length <= 3 ? words.slice(-2).join(' ') : last;
}
