import { DisconnectReason, RoomEvent, type Room } from 'livekit-client';
import { EventEmitter } from 'node:events';
import { roomLocked } from '../call-ending';
import type { JoinTicket } from '../join-ticket';
import { createCallSession } from './call-session';

const ticket = { url: 'ws://media', token: 'one', joinId: 'a', sessionId: 's' } as JoinTicket;
const no = () => Promise.resolve(false);

/** Somebody who has just come into a call, or whose line to it is never made. */
async function enter({ isConnected = true } = {}) {
  const room = Object.assign(new EventEmitter(), {
    connect: () => (isConnected ? Promise.resolve() : new Promise(() => undefined)),
    disconnect: jest.fn(() => Promise.resolve()),
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
  const joined = session.join(ticket, { camera: null, microphone: null });
  if (isConnected) await joined;
  const putOut = async (reason = DisconnectReason.PARTICIPANT_REMOVED) => {
    room.emit(RoomEvent.Disconnected, reason);
    await new Promise((resolve) => setTimeout(resolve));
    return session.read();
  };
  return { putOut, isLockedSince, disconnect: room.disconnect };
}

describe('somebody who is put out', () => {
  it('reads that the room was locked, where that happened on their way in, and can come when it is open', async () => {
    const { putOut, isLockedSince } = await enter();
    expect(await putOut()).toEqual({ name: 'over', outcome: roomLocked, problem: null });
    expect(isLockedSince).toHaveBeenCalledWith(ticket);
    expect(roomLocked.canRejoin).toBe(true);
  });

  it('reads so at once while the line is still being made, although the SDK goes on waiting for it', async () => {
    const { putOut, isLockedSince, disconnect } = await enter({ isConnected: false });
    isLockedSince.mockResolvedValue(false);
    expect(await putOut()).toMatchObject({ name: 'over', outcome: { ending: 'removed' } });
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('reads there that the room was locked, too', async () => {
    const { putOut } = await enter({ isConnected: false });
    expect(await putOut()).toMatchObject({ name: 'over', outcome: roomLocked });
  });

  it.each([
    DisconnectReason.UNKNOWN_REASON,
    DisconnectReason.JOIN_FAILURE,
    DisconnectReason.CLIENT_INITIATED,
  ])('reads nothing of it where the line only cannot be made (%i)', async (reason) => {
    const { putOut } = await enter({ isConnected: false });
    expect(await putOut(reason)).toEqual({ name: 'joining' });
  });

  it('reads nothing of a lock after having been inside for a while', async () => {
    const { putOut } = await enter();
    const later = performance.now() + 30_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect(await putOut()).toMatchObject({ name: 'over', outcome: { ending: 'removed' } });
  });
});
