import { describe, expect, it } from 'vitest';
import { FakeWorld } from './fake';
import { LiveTable, type Sight } from './table.svelte';

const player = (seat: number, mine: boolean, kind = 'person'): object => ({ seat, kind, name: `P${seat}`, mine });
const TABLE = {
  type: 'table', id: 't', game: 'sumo', title: 'SUMO', status: 'playing', options: {}, host: true, commitment: 'c',
  players: [player(0, true), player(1, false, 'bot')],
};
const view = (seat: number | null, version: number, more: object = {}): object => ({
  type: 'view', version, seat, view: { game: 'sumo', at: version }, moves: [], waiting: [], log: [], ...more,
});
const line = (version: number, text: string): object => ({ version, seat: 0, text: [text] });

function sit(table: object = TABLE): { world: FakeWorld; live: LiveTable; saw: [number, boolean][] } {
  const world = new FakeWorld();
  const saw: [number, boolean][] = [];
  const witness = { saw: (sight: Sight, fresh: boolean) => void saw.push([sight.view.version, fresh]), said: () => {} };
  const live = new LiveTable('t', witness, world, 'http://ring.side');
  world.last.accept();
  world.last.tell(table);
  return { world, live, saw };
}

describe('a live table', () => {
  it('asks the right address', () => {
    const { world } = sit();
    expect(world.last.url).toBe('ws://ring.side/api/tables/t/socket');
  });

  it('shows my view and adds the lines of each move to the log', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { log: [line(1, 'one')], moves: ['r1'] }));
    world.last.tell(view(0, 2, { log: [line(2, 'two')] }));
    expect(live.sight?.view.version).toBe(2);
    expect(live.sight?.log.map((entry) => entry.text[0])).toEqual(['one', 'two']);
    expect(live.sight?.before).toEqual({ game: 'sumo', at: 1 });
  });

  it('offers nothing while a move is under way, and sends it once', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { moves: ['r1'] }));
    live.play(0, 'r1');
    live.play(0, 'r1');
    const [sent] = world.last.sent as { id: string }[];
    expect(world.last.sent).toHaveLength(1);
    expect(live.pending?.move).toBe('r1');
    world.last.tell({ type: 'accepted', id: sent.id, version: 2 });
    expect(live.pending).not.toBeNull();
    world.last.tell(view(0, 2, { moved: [0, 'r1'] }));
    expect(live.pending).toBeNull();
  });

  it('sends a move again after a lost connection, with the same id', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { moves: ['r1'] }));
    live.play(0, 'r1');
    const [first] = world.last.sent;
    world.last.close();
    world.pass(1000);
    world.last.accept();
    expect(world.last.sent).toEqual([first]);
  });

  it('says that a move is on its way when no answer comes, and sends it again on another line', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { moves: ['r1'] }));
    live.play(0, 'r1');
    world.pass(1_400);
    expect(live.late).toBe(false);
    world.pass(200);
    expect(live.late).toBe(true);
    const [first] = world.last.sent as { id: string }[];
    world.pass(5_000);
    expect(live.connection).toBe('connecting');
    world.last.accept();
    expect(world.last.sent).toEqual([first]);
    world.last.tell({ type: 'accepted', id: first.id, version: 2 });
    expect(live.late).toBe(false);
  });

  it('takes what the server sends after a reconnect as it is, without doubling the log', () => {
    const { world, live, saw } = sit();
    world.last.tell(view(0, 1, { log: [line(1, 'one')] }));
    world.last.tell(view(0, 2, { log: [line(2, 'two')] }));
    world.last.close();
    world.pass(1000);
    world.last.accept();
    world.last.tell(TABLE);
    world.last.tell(view(0, 4, { log: [line(1, 'one'), line(2, 'two'), line(3, 'three'), line(4, 'four')] }));
    expect(live.sight?.log.map((entry) => entry.version)).toEqual([1, 2, 3, 4]);
    expect(saw.at(-1)).toEqual([4, true]);
  });

  it('says why a move was refused, and is kind about a stale one', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { moves: ['r1'] }));
    live.play(0, 'r1');
    const [sent] = world.last.sent as { id: string }[];
    world.last.tell({ type: 'refused', code: 'illegal-move', reason: 'You must follow red (SUMO-08).', rule: 'SUMO-08', id: sent.id });
    expect(live.notice).toEqual({ reason: 'You must follow red (SUMO-08).', rule: 'SUMO-08', bad: true });
    expect(live.pending).toBeNull();
    world.last.tell({ type: 'refused', code: 'stale', reason: 'x', id: '' });
    expect(live.notice?.bad).toBe(false);
  });

  it('says so when the clock had a bot make my move, and not when I made it', () => {
    const timed = { ...TABLE, clock: { seconds: 10, bank: 5 }, players: [{ ...player(0, true), bank: 5 }, player(1, false, 'bot')] };
    const { world, live } = sit(timed);
    world.last.tell(view(0, 1, { moves: ['r1'], seconds: 10 }));
    world.pass(9000);
    live.play(0, 'r1');
    world.last.tell(view(0, 2, { moved: [0, 'r1'], moves: ['r2'], seconds: 10 }));
    world.last.tell({ type: 'accepted', id: (world.last.sent[0] as { id: string }).id, version: 2 });
    expect(live.notice).toBeNull();
    // In another tab, while the bank is used: nothing is said.
    world.pass(12_000);
    world.last.tell(view(0, 3, { moved: [0, 'r2'], moves: ['r3'], seconds: 10 }));
    expect(live.notice).toBeNull();
    world.pass(15_000);
    world.last.tell(view(0, 4, { moved: [0, 'r3'], moves: ['r4'], seconds: 10 }));
    expect(live.notice?.reason).toContain('a bot played that move');
  });

  it('shows moves of others one after the other when they come at once', () => {
    const { world, live } = sit();
    live.gap = 500;
    world.last.tell(view(0, 1));
    world.last.tell(view(0, 2));
    world.last.tell(view(0, 3));
    expect(live.sight?.view.version).toBe(1);
    world.pass(500);
    expect(live.sight?.view.version).toBe(2);
    world.pass(500);
    expect(live.sight?.view.version).toBe(3);
  });

  it('hides everything until the next person has the device', () => {
    const { world, live } = sit({ ...TABLE, players: [player(0, true), player(1, true)] });
    world.last.tell(view(0, 1, { moves: ['r1'] }));
    world.last.tell(view(1, 1));
    expect(live.sight).toBeNull();
    expect(live.eyes.handTo).toBe(0);
    live.takeOver();
    expect(live.sight?.view.seat).toBe(0);
    world.last.tell(view(0, 2));
    world.last.tell(view(1, 2, { moves: ['b1'] }));
    expect(live.sight).toBeNull();
    expect(live.eyes.handTo).toBe(1);
  });

  it('does not hand the device to somebody who may only move out of turn', () => {
    const { world, live } = sit({ ...TABLE, players: [player(0, true), player(1, true)] });
    world.last.tell(view(0, 1, { moves: ['place 0,0'], waiting: [0] }));
    world.last.tell(view(1, 1, { moves: ['freeze'], waiting: [0] }));
    expect(live.eyes.handTo).toBe(0);
    live.takeOver();
    world.last.tell(view(0, 2, { moves: ['freeze'], waiting: [1] }));
    world.last.tell(view(1, 2, { moves: ['place 0,1'], waiting: [1] }));
    expect(live.eyes.handTo).toBe(1);
  });

  it('gives a spectator the view of nobody', () => {
    const { world, live } = sit({ ...TABLE, players: [player(0, false), player(1, false)] });
    world.last.tell(view(null, 1));
    expect(live.sight?.view.seat).toBeNull();
  });
});
