import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { isRoomGone } from './is-room-gone';

describe('whether a room is gone', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is asked again where the service did not answer', async () => {
    fakePlaces.goOffline();
    const answer = isRoomGone('algebra');
    await jest.advanceTimersByTimeAsync(500);
    fakePlaces.goOnline();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(answer).resolves.toBe(true);
  });

  it('is not said as long as the service answers nothing', async () => {
    fakePlaces.goOffline();
    const answer = isRoomGone('algebra');
    await jest.advanceTimersByTimeAsync(20_000);
    await expect(answer).resolves.toBe(false);
  });

  it('is said at once where nothing of it can be read', async () => {
    fakePlaces.refuse('rooms/algebra');
    await expect(isRoomGone('algebra')).resolves.toBe(true);
  });
});
