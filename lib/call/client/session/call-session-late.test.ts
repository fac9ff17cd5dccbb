import { DisconnectReason } from 'livekit-client';
import { roomDeleted } from '../../call-ending';
import { makeSession } from './session.fixture';

afterEach(() => jest.useRealTimers());

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
