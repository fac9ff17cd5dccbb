import { DisconnectReason, RoomEvent, type Room } from 'livekit-client';
import { EventEmitter } from 'node:events';
import { roomLocked } from '../call-ending';
import type { JoinTicket } from '../join-ticket';
import { createCallSession } from './call-session';

const ticket = { url: 'ws://media', token: 'one', joinId: 'a', sessionId: 's' } as JoinTicket;
const no = () => Promise.resolve(false);

/** Somebody who has just come into a call. */
async function enter() {
  const room = Object.assign(new EventEmitter(), {
    connect: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
    localParticipant: Object.assign(new EventEmitter(), { permissions: { canPublishSources: [] } }),
    remoteParticipants: new Map(),
  });
  const isLockedSince = jest.fn(() => Promise.resolve(true));
  const session = createCallSession({
    room: room as unknown as Room,
    cameraGate: { start: () => () => undefined, apply: jest.fn() },
    tabs: { announce: jest.fn(), listen: () => () => undefined },
    fetchTicket: () => Promise.resolve(ticket),
    waitForEntry: () => null,
    remember: jest.fn(),
    forget: jest.fn(),
    reportDeviceTrouble: jest.fn(),
    howSignInEnded: () => Promise.resolve(null),
    isRoomGone: no,
    isEndedForEveryone: no,
    isLockedSince,
  });
  session.start();
  await session.join(ticket, { camera: null, microphone: null });
  const putOut = async () => {
    room.emit(RoomEvent.Disconnected, DisconnectReason.PARTICIPANT_REMOVED);
    await new Promise((resolve) => setTimeout(resolve));
    return session.read();
  };
  return { putOut, isLockedSince };
}

describe('somebody who is put out', () => {
  it('reads that the room was locked, where that happened on their way in, and can come when it is open', async () => {
    const { putOut, isLockedSince } = await enter();
    expect(await putOut()).toEqual({ name: 'over', outcome: roomLocked, problem: null });
    expect(isLockedSince).toHaveBeenCalledWith(ticket);
    expect(roomLocked.canRejoin).toBe(true);
  });

  it('reads nothing of a lock after having been inside for a while', async () => {
    const { putOut } = await enter();
    const later = performance.now() + 30_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect(await putOut()).toMatchObject({ name: 'over', outcome: { ending: 'removed' } });
  });
});
