import { describe, expect, it } from 'vitest';
import type { GameEvent, Moment } from '../games/types';
import { FakeWorld } from './fake';
import { LiveTable, type Sight } from './table.svelte';

const player = (seat: number, mine: boolean, kind = 'person'): object => ({ seat, kind, name: `P${seat}`, mine });
const TABLE = {
  type: 'table',
  id: 't',
  game: 'sumo',
  title: 'SUMO',
  status: 'playing',
  options: {},
  host: true,
  commitment: 'c',
  players: [player(0, true), player(1, false, 'bot')],
};
const view = (seat: number | null, version: number, more: object = {}): object => ({
  type: 'view',
  version,
  seat,
  view: { game: 'sumo', at: version },
  moves: [],
  waiting: [],
  steps: [],
  ...more,
});
const step = (version: number, ...types: string[]): object => ({
  version,
  seat: 0,
  events: types.map((type) => ({ type, rule: '', seat: 0 })),
});

const MOMENTS: Record<string, Moment> = { slow: { hold: 500 }, fatal: { hold: 500, decisive: true } };

function sit(table: object = TABLE): { world: FakeWorld; live: LiveTable; saw: [number, boolean][]; heard: string[] } {
  const world = new FakeWorld();
  const saw: [number, boolean][] = [];
  const heard: string[] = [];
  const witness = {
    saw: (sight: Sight, _: Sight | null, fresh: boolean) => void saw.push([sight.view.version, fresh]),
    heard: () => {},
    told: (event: GameEvent) => void heard.push(event.type),
    rest: () => {},
    said: () => {},
  };
  const manner = { moment: (type: string) => MOMENTS[type], pace: () => 1, still: () => false, away: () => false };
  const live = new LiveTable('t', witness, manner, world, 'http://ring.side');
  world.last.accept();
  world.last.tell(table);
  return { world, live, saw, heard };
}
const types = (live: LiveTable): string[] => live.sight!.log.flatMap(({ events }) => events.map(({ type }) => type));

describe('a live table', () => {
  it('asks the right address', () => {
    const { world } = sit();
    expect(world.last.url).toBe('ws://ring.side/api/tables/t/socket');
  });

  it('shows my view and adds what each move brought to the log', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { steps: [step(1, 'one')], moves: ['r1'] }));
    world.last.tell(view(0, 2, { steps: [step(2, 'two')] }));
    expect(live.sight?.view.version).toBe(2);
    expect(types(live)).toEqual(['one', 'two']);
  });

  it('keeps what did not change in a view', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1));
    world.last.tell(view(0, 2, { view: { at: 2 }, since: 1, steps: [step(2, 'two')] }));
    expect(live.sight?.view.view).toEqual({ game: 'sumo', at: 2 });
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

  it('says that the server is saving, and waits with the move meanwhile', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { moves: ['r1'] }));
    live.play(0, 'r1');
    world.last.tell({ type: 'saving', on: true });
    expect(live.saving).toBe(true);
    world.pass(10_000);
    expect(live.connection).toBe('open');
    expect(live.pending).not.toBeNull();
    world.last.tell({ type: 'saving', on: false });
    const [sent] = world.last.sent as { id: string }[];
    world.last.tell({ type: 'accepted', id: sent.id, version: 2 });
    expect(live.saving).toBe(false);
    expect(live.late).toBe(false);
  });

  it('takes what the server sends after a reconnect as it is, without doubling the log', () => {
    const { world, live, saw } = sit();
    world.last.tell(view(0, 1, { steps: [step(1, 'one')] }));
    world.last.tell(view(0, 2, { steps: [step(2, 'two')] }));
    world.last.close();
    world.pass(1000);
    world.last.accept();
    world.last.tell(TABLE);
    world.last.tell(view(0, 4, { steps: [step(1, 'one'), step(2, 'two'), step(3, 'three'), step(4, 'four')] }));
    expect(live.sight?.log.map((entry) => entry.version)).toEqual([1, 2, 3, 4]);
    expect(saw.at(-1)).toEqual([4, true]);
  });

  it('says why a move was refused, and is kind about a stale one', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { moves: ['r1'] }));
    live.play(0, 'r1');
    const [sent] = world.last.sent as { id: string }[];
    const reason = { code: 'must-follow', game: 'sumo', rule: 'SUMO-08', about: { colour: 'red' } };
    world.last.tell({ type: 'refused', code: 'illegal-move', reason, id: sent.id });
    expect(live.notice).toEqual({ reason, words: '', bad: true });
    expect(live.pending).toBeNull();
    world.last.tell({ type: 'refused', code: 'stale', reason, id: '' });
    expect(live.notice).toEqual({ reason: null, words: 'moved-on', bad: false });
  });

  it('says so when the clock had a bot make my move, and not when that of another', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { moves: ['r1'], seconds: 10 }));
    const late = (seat: number): object => ({ version: 2, seat, events: [{ type: 'ran-out-of-time', rule: '', seat }] });
    world.last.tell(view(0, 2, { steps: [late(1)] }));
    expect(live.notice).toBeNull();
    world.last.tell(view(0, 3, { steps: [late(0)] }));
    expect(live.notice?.words).toBe('time-up');
  });

  it('plays the moves of others one after the other on the view before', () => {
    const { world, live, heard } = sit();
    world.last.tell(view(0, 1));
    world.last.tell(view(0, 2, { steps: [step(2, 'slow')] }));
    world.last.tell(view(0, 3, { steps: [step(3, 'slow', 'quick')] }));
    expect(live.sight?.view.version).toBe(1);
    expect(live.stage.event?.type).toBe('slow');
    expect(live.telling).toMatchObject({ version: 2, seat: 0 });
    expect(types(live)).toEqual([]);
    world.pass(500);
    expect(live.sight?.view.version).toBe(2);
    world.pass(500);
    expect(live.sight?.view.version).toBe(3);
    expect(heard).toEqual(['slow', 'slow', 'quick']);
    expect(live.telling).toBeNull();
  });

  it('lets me move as soon as the decisive moment has been seen', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1));
    world.last.tell(view(0, 2, { steps: [step(2, 'fatal', 'slow')], moves: ['r1'], waiting: [0] }));
    expect(live.sight?.view.version).toBe(1);
    world.pass(500);
    expect(live.sight?.view.version).toBe(2);
    expect(live.stage.event?.type).toBe('slow');
    live.play(0, 'r1');
    expect(live.stage.playing).toBe(false);
    expect(world.last.sent.at(-1)).toMatchObject({ type: 'play', version: 2 });
  });

  it('does not play what came before when there is little time to react', () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1));
    world.last.tell(view(0, 2, { steps: [step(2, 'slow')] }));
    world.last.tell(view(0, 3, { steps: [step(3, 'slow')], moves: ['allow'], waiting: [0], window: { left: 2, seconds: 2 } }));
    expect(live.sight?.view.version).toBe(3);
    expect(live.sight?.window).toEqual({ until: 2000, seconds: 2 });
  });

  it('asks once what a move would do, until the table moves on', async () => {
    const { world, live } = sit();
    world.last.tell(view(0, 1, { moves: ['r1'] }));
    const first = live.preview(0, 'r1');
    void live.preview(0, 'r1');
    expect(world.last.sent).toEqual([{ type: 'preview', seat: 0, move: 'r1' }]);
    const certain = [{ type: 'led', rule: '' }];
    world.last.tell({ type: 'previewed', seat: 0, move: 'r1', version: 1, certain, depends: [] });
    expect(await first).toEqual({ certain, depends: [] });
    const refused = live.preview(0, 'r9');
    world.last.tell({ type: 'because', seat: 0, move: 'r9', reason: { code: 'x', game: '', rule: null, about: {} } });
    expect(await refused).toBeNull();
    expect(live.notice).toBeNull();
    world.last.tell(view(0, 2));
    void live.preview(0, 'r1');
    expect(world.last.sent).toHaveLength(3);
  });

  it('shows one person’s events to that person only', () => {
    const { world, live, heard } = sit({ ...TABLE, players: [player(0, true), player(1, true)] });
    world.last.tell(view(0, 1, { moves: ['r1'], waiting: [0] }));
    world.last.tell(view(1, 1));
    live.takeOver();
    world.last.tell(view(0, 2, { steps: [step(2, 'slow')] }));
    expect(live.stage.playing).toBe(false);
    world.last.tell(view(1, 2, { steps: [step(2, 'other')], moves: ['b1'], waiting: [1] }));
    expect(live.stage.event?.type).toBe('slow');
    expect(live.eyes.seat).toBe(0);
    world.pass(500);
    expect(live.eyes).toEqual({ seat: null, handTo: 1 });
    expect(heard).toEqual(['slow']);
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
