import { setTimeout as pause } from 'node:timers/promises';
import { DisconnectReason } from 'livekit-client';
import { roomDeleted } from '../../call-ending';
import { makeSession, ticket } from './session.fixture';

afterEach(() => jest.useRealTimers());

it('follows a call that has moved to another room of the media server', async () => {
  const { session, connect, join, drop, hasMoved } = makeSession();
  hasMoved.mockResolvedValueOnce(true);
  await join();
  drop(DisconnectReason.ROOM_DELETED);
  await pause(50);
  expect(hasMoved).toHaveBeenCalledWith(ticket);
  expect(connect).toHaveBeenCalledTimes(2);
  expect(session.read().name).toBe('in-call');
});

it('corrects why a call ended when the answer comes after the page has said it', async () => {
  const { session, join, drop, isRoomGone } = makeSession();
  let find: (isGone: boolean) => void = () => undefined;
  isRoomGone.mockReturnValueOnce(new Promise((resolve) => (find = resolve)));
  await join();
  jest.useFakeTimers();
  drop(DisconnectReason.ROOM_DELETED);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(session.read()).toMatchObject({ name: 'over', outcome: { ending: 'ended' } });
  find(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(session.read()).toEqual({ name: 'over', outcome: roomDeleted, problem: null });
});

it('corrects an end for everyone when the room turns out to be gone a moment later', async () => {
  const { session, join, drop, isRoomGone } = makeSession();
  isRoomGone.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await join();
  jest.useFakeTimers();
  drop(DisconnectReason.ROOM_DELETED);
  await jest.advanceTimersByTimeAsync(100);
  expect(session.read()).toMatchObject({ name: 'over', outcome: { ending: 'ended' } });
  await jest.advanceTimersByTimeAsync(5000);
  expect(session.read()).toEqual({ name: 'over', outcome: roomDeleted, problem: null });
});
