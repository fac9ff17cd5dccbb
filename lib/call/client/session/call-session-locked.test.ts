import { DisconnectReason } from 'livekit-client';
import { roomLocked } from '../../call-ending';
import { makeSession, ticket } from './session.fixture';

/** A person who has just come into a call, or whose line to it is never made. */
async function enter({ isConnected = true } = {}) {
  const { session, connect, join, drop, isLockedSince, disconnect } = makeSession();
  isLockedSince.mockResolvedValue(true);
  if (!isConnected) connect.mockReturnValue(new Promise(() => undefined));
  const joined = join();
  if (isConnected) await joined;
  const putOut = async (reason = DisconnectReason.PARTICIPANT_REMOVED) => {
    drop(reason);
    await new Promise((resolve) => setTimeout(resolve));
    return session.read();
  };
  return { putOut, isLockedSince, disconnect, session, connect };
}

describe('a person who is removed', () => {
  it('reads that the room was locked on their way in, and can return when it opens', async () => {
    const { putOut, isLockedSince } = await enter();
    expect(await putOut()).toEqual({ name: 'over', outcome: roomLocked, problem: null });
    expect(isLockedSince).toHaveBeenCalledWith(ticket);
    expect(roomLocked.canRejoin).toBe(true);
  });

  it('reads the reason while the line is still being made, and stops the SDK', async () => {
    const { putOut, isLockedSince, disconnect } = await enter({ isConnected: false });
    isLockedSince.mockResolvedValue(false);
    expect(await putOut()).toMatchObject({ name: 'over', outcome: { ending: 'removed' } });
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('starts the next session at once when the call has ended before there was a line', async () => {
    const { putOut, session, connect, disconnect } = await enter({ isConnected: false });
    expect(await putOut(DisconnectReason.ROOM_DELETED)).toMatchObject({ outcome: { ending: 'ended' } });
    // The first attempt still waits for its line.
    connect.mockResolvedValueOnce(undefined);
    await session.rejoin();
    expect(session.read().name).toBe('in-call');
    expect(connect).toHaveBeenCalledTimes(2);
    expect(disconnect).toHaveBeenCalled();
  });

  it('reads before there is a line that the room was locked', async () => {
    const { putOut } = await enter({ isConnected: false });
    expect(await putOut()).toMatchObject({ name: 'over', outcome: roomLocked });
  });

  it.each([
    DisconnectReason.UNKNOWN_REASON,
    DisconnectReason.JOIN_FAILURE,
    DisconnectReason.CLIENT_INITIATED,
  ])('reads no reason when the line just cannot be made (%i)', async (reason) => {
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
