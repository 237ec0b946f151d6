import { describe, expect, it } from 'vitest';
import { FakeWorld } from './fake';
import { pause, TableSocket, type Connection, type ServerMessage } from './socket';

function joined() {
  const world = new FakeWorld();
  const states: Connection[] = [];
  const heard: ServerMessage[] = [];
  const opened: number[] = [];
  const gone: number[] = [];
  const socket = new TableSocket(
    'ws://table',
    {
      opened: () => opened.push(world.time),
      message: (message) => heard.push(message),
      connection: (state) => states.push(state),
      gone: () => gone.push(world.time),
    },
    world,
  );
  return { world, states, heard, opened, gone, socket };
}

describe('the connection to a table', () => {
  it('comes back by itself after it was lost', () => {
    const { world, states, opened } = joined();
    world.last.accept();
    world.last.close();
    expect(states).toEqual(['connecting', 'open', 'lost']);
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    world.last.accept();
    expect(opened).toHaveLength(2);
  });

  it.each([4404, 4410])('stays away from a table that is no more (%i)', (code) => {
    const { world, states, gone } = joined();
    world.last.accept();
    world.last.close(code);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(gone).toHaveLength(1);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('waits longer after each failure, and never longer than ten seconds', () => {
    const waits = [0, 1, 2, 3, 4, 5, 10].map((attempt) => pause(attempt, 0.5));
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
    expect(pause(10, 1)).toBeLessThanOrEqual(10_000);
    expect(pause(0, 0)).toBeLessThan(pause(0, 1));
  });

  it('starts again with short waits once the server has spoken', () => {
    const { world } = joined();
    for (let i = 0; i < 4; i++) {
      world.last.close();
      world.pass(10_000);
    }
    world.last.accept();
    world.last.tell({ type: 'pong' });
    world.last.close();
    const before = world.sockets.length;
    world.pass(400);
    expect(world.sockets.length).toBe(before + 1);
  });

  it('tries at once when it is nudged', () => {
    const { world, socket } = joined();
    world.last.accept();
    world.last.close();
    socket.nudge();
    expect(world.sockets).toHaveLength(2);
    socket.nudge();
    expect(world.sockets).toHaveLength(2);
  });

  it('notices a connection that has fallen silent', () => {
    const { world, states } = joined();
    world.last.accept();
    world.last.tell({ type: 'pong' });
    world.pass(16_000);
    expect(world.last.sent).toEqual([{ type: 'ping' }]);
    world.pass(60_000);
    expect(states).toContain('lost');
  });

  it('doubts a connection that does not answer within six seconds, and tries another', () => {
    const { world, states, socket } = joined();
    world.last.accept();
    world.last.tell({ type: 'pong' });
    socket.send({ type: 'why', seat: 0, move: 'r1' });
    world.pass(5_900);
    expect(world.sockets).toHaveLength(1);
    world.pass(200);
    expect(world.sockets).toHaveLength(2);
    expect(states).toEqual(['connecting', 'open', 'connecting']);
    expect(world.sockets[0].readyState).toBe(3);
  });

  it('does not doubt a connection that answers', () => {
    const { world, states, socket } = joined();
    world.last.accept();
    for (let i = 0; i < 10; i++) {
      socket.send({ type: 'ping' });
      world.pass(5_000);
      world.last.tell({ type: 'pong' });
    }
    expect(world.sockets).toHaveLength(1);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('gives up a connection that does not open', () => {
    const { world, states } = joined();
    world.pass(8_100);
    expect(states).toEqual(['connecting', 'lost']);
    world.pass(1_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('asks a connection whether it is alive when it is nudged', () => {
    const { world, socket } = joined();
    world.last.accept();
    world.last.tell({ type: 'pong' });
    socket.nudge();
    expect(world.last.sent).toEqual([{ type: 'ping' }]);
    world.pass(6_100);
    expect(world.sockets).toHaveLength(2);
  });

  it('gives up when it is closed', () => {
    const { world, socket } = joined();
    world.last.accept();
    socket.close();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('says whether a message went out', () => {
    const { world, socket, heard } = joined();
    expect(socket.send({ type: 'ping' })).toBe(false);
    world.last.accept();
    expect(socket.send({ type: 'ping' })).toBe(true);
    world.last.tell({ type: 'accepted', id: 'a', version: 1 });
    expect(heard).toHaveLength(1);
  });
});
