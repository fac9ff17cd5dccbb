import { ConnectionState, RoomEvent, type DisconnectReason, type Room } from 'livekit-client';
import { describeEnding } from '@/lib/call/call-ending';
import { isAccident } from '@/lib/call/coming-back';
import type { JoinTicket } from '@/lib/call/join-ticket';
import words from '@/messages/en/call.json';
import { inWorld, type Page, type World } from '@/tests/support/errors/livekit/media-world';
import { soundTrack } from '@/tests/support/errors/livekit/stand-in-track';
import { connectInTime } from './connect-in-time';
import { connectTwice } from './connect-twice';

/** How long something takes that fails (ms), on the clock of the world. */
async function timeOf(failing: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await expect(failing()).rejects.toThrow();
  return performance.now() - since;
}

/** A person joins as in the product; `sockets` counts how often the page asks for one. */
const join = (world: World) =>
  inWorld(world, async ({ room, countSockets }) => {
    const connect = (by: JoinTicket) => connectInTime(room, by);
    const ticketOf = (number: number) => ({ url: `ws://join-${number}.test`, token: 't' }) as JoinTicket;
    const joined = connectTwice(ticketOf(1), { connect, renew: () => Promise.resolve(ticketOf(2)) });
    const problem = await joined.catch((thrown: unknown) => thrown);
    return { problem, sockets: countSockets() };
  });

describe('the real room of the SDK', () => {
  it('passes through five states, and each has words', () =>
    inWorld({}, async ({ room, media, connect }) => {
      const states = new Set<ConnectionState>([room.state]);
      room.on(RoomEvent.ConnectionStateChanged, (state) => states.add(state));
      await connect();
      const back = next(room, RoomEvent.Reconnected);
      media.cut();
      await back;
      const again = next(room, RoomEvent.Reconnected);
      media.say({ case: 'leave', value: new media.protocol.LeaveRequest({ action: 2 }) });
      await again;
      await room.disconnect();
      expect([...states].toSorted()).toEqual(Object.values(ConnectionState).toSorted());
      for (const state of states) {
        expect(words.state[state]).toMatch(/^[A-Z]/);
        expect(words.state.why[state]).toMatch(/\.$/);
      }
    }));

  it('waits ten seconds for a track to be taken', async () => {
    const devices = { getUserMedia: () => Promise.resolve({ getTracks: () => [soundTrack()] }) };
    const waited = await inWorld({ devices }, async ({ room, connect }) => {
      await connect();
      return timeOf(() => room.localParticipant.setMicrophoneEnabled(true));
    });
    expect(Math.round(waited / 1000)).toBe(10);
  });

  it('waits five seconds for a change of what it says of a person', async () => {
    const waited = await inWorld({}, async ({ room, connect }) => {
      await connect();
      return timeOf(() => room.localParticipant.setMetadata('changed'));
    });
    expect(Math.round(waited / 1000)).toBe(5);
  });

  it('gives up after ten tries to come back, and the product then goes on by itself', () =>
    inWorld({}, async (page) => {
      await page.connect();
      const before = page.countSockets();
      page.media.change({ upgrade: 'refuse' });
      const reason = await untilDisconnected(page);
      expect(page.countSockets() - before).toBe(10);
      expect(reason).toBeUndefined();
      const outcome = describeEnding(reason);
      expect(outcome.ending).toBe('connection-lost');
      expect(isAccident(outcome)).toBe(true);
    }));

  it('is joined once more where no media came through', async () => {
    expect(await join({ hasMedia: false })).toMatchObject({
      problem: { code: 'call/not-connected' },
      sockets: 2,
    });
  });

  it('is not waited for without end at an address of something else', async () => {
    const notFound = () => Promise.resolve(new Response('no page', { status: 404 }));
    const { problem } = await join({ upgrade: 'refuse', validate: later(notFound) });
    expect(problem).toMatchObject({ code: 'call/not-connected' });
  });
});

const next = (room: Room, event: RoomEvent.Reconnected) =>
  new Promise<void>((resolve) => void room.once(event, () => resolve()));

const untilDisconnected = ({ room, media }: Page) =>
  new Promise<DisconnectReason | undefined>((resolve) => {
    room.once(RoomEvent.Disconnected, resolve);
    media.cut();
  });

/** An answer over a network takes a while. */
const later =
  <Answer>(give: () => Promise<Answer>) =>
  async () => {
    await new Promise((resolve) => void setTimeout(resolve, 500));
    return give();
  };
