import { createRoomNotices } from './room-notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('notices in the room', () => {
  it('are shown one at a time, each for its seconds', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'back' });
    notices.add({ type: 'copied' });
    expect(notices.read()?.type).toBe('back');
    jest.advanceTimersByTime(4000);
    expect(notices.read()?.type).toBe('copied');
    jest.advanceTimersByTime(4000);
    expect(notices.read()).toBeNull();
  });

  it('leave errors more time', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'error', thrown: new Error('no') });
    jest.advanceTimersByTime(9999);
    expect(notices.read()?.type).toBe('error');
    notices.dismiss();
    expect(notices.read()).toBeNull();
  });

  it('replace the same kind and keep at most two waiting', () => {
    const notices = createRoomNotices();
    notices.add({ type: 'device-switched', device: 'one' });
    notices.add({ type: 'device-switched', device: 'two' });
    expect(notices.read()).toEqual({ type: 'device-switched', device: 'two' });
    notices.add({ type: 'back' });
    notices.add({ type: 'copied' });
    notices.add({ type: 'device-gone', kind: 'camera' });
    jest.advanceTimersByTime(4000);
    expect(notices.read()?.type).toBe('copied');
  });
});
