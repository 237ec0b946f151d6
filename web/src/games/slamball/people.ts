/** What a tap on a player of one's own does, and the line-up that is put together by tapping. */
import type { Picked } from './picked';
import { find, type SlamballView } from './view';

export interface PlayerChoice {
  move?: string;
  pick?: string;
  why?: string;
  pressed?: boolean;
  /** What it does, in a word: the message `does-<does>`. */
  does: string;
}

/** What a tap on a player of one's own does now. */
export function playerChoice(view: SlamballView, moves: readonly string[], id: string, picked: Picked): PlayerChoice | null {
  const player = find(view, id);
  if (!player) return null;
  if (view.phase === 'start' && moves.length) {
    const pressed = picked.starters.includes(id);
    return { pick: `starter ${id}`, pressed, does: pressed ? 'starts' : 'bench' };
  }
  for (const verb of ['defender', 'attacker']) {
    if (moves.includes(`${verb} ${id}`)) return { move: `${verb} ${id}`, does: verb === 'defender' ? 'defends' : 'attacks' };
  }
  if (view.phase === 'ot-attacker' && moves.length) return { why: `attacker ${id}`, does: 'waits' };
  if (view.phase === 'name' && moves.length) return { why: `defender ${id}`, does: 'bench' };
  if (picked.sub && player.court) {
    const move = `sub ${picked.sub} for ${id}`;
    if (moves.includes(move)) return { move, does: 'goes-out' };
  }
  if (!player.court && moves.some((move) => move.startsWith(`sub ${id} for `))) {
    return { pick: `sub ${id}`, pressed: picked.sub === id, does: picked.sub === id ? 'comes-in' : 'sub' };
  }
  if (moves.includes(`draw ${id}`)) return { move: `draw ${id}`, does: 'draw' };
  if (moves.length && (view.phase === 'draw' || view.phase === 'throwdown')) {
    return { why: `draw ${id}`, does: player.deck ? '' : 'empty' };
  }
  return null;
}

const lineUps = (moves: readonly string[]): string[][] =>
  moves.filter((move) => move.startsWith('start ')).map((move) => move.split(' ').slice(1));

/** Tapping a starter: of the line-ups with that player, the one that keeps most of those tapped last. */
export function pickStarter(moves: readonly string[], starters: readonly string[], id: string): string[] {
  if (starters.includes(id)) return [...starters];
  const kept = (four: readonly string[]): number => starters.reduce((sum, one, place) => sum + (four.includes(one) ? 10 + place : 0), 0);
  const four = lineUps(moves)
    .filter((one) => one.includes(id))
    .sort((a, b) => kept(b) - kept(a))[0];
  if (!four) return [...starters];
  return [...starters.filter((one) => four.includes(one)), ...four.filter((one) => one !== id && !starters.includes(one)), id];
}

/** The move that names these four, in whatever order. */
export function startMove(moves: readonly string[], starters: readonly string[]): string | null {
  const place = lineUps(moves).findIndex((four) => four.length === starters.length && four.every((id) => starters.includes(id)));
  return place < 0 ? null : (moves.filter((move) => move.startsWith('start '))[place] ?? null);
}
