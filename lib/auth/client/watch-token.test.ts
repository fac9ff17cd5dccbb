import type { TokenHealth } from '../token-health';
import { watchToken } from './watch-token';

const minute = 60_000;
const refused = new Error('auth/user-token-expired');

function startWatch(read: (fresh: boolean) => Promise<number>) {
  const reports: TokenHealth[] = [];
  const readExpiry = jest.fn(read);
  const stop = watchToken({ readExpiry, isRefusal: (thrown) => thrown === refused }, (health) =>
    reports.push(health),
  );
  return { reports, readExpiry, stop };
}

describe('watching the ID token', () => {
  const windowEvents = new EventTarget();
  const saved = {
    addEventListener: globalThis.addEventListener,
    removeEventListener: globalThis.removeEventListener,
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    globalThis.addEventListener = windowEvents.addEventListener.bind(windowEvents);
    globalThis.removeEventListener = windowEvents.removeEventListener.bind(windowEvents);
  });

  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, saved);
  });

  it('stays quiet through a call of many hours while the SDK refreshes', async () => {
    const { reports, readExpiry, stop } = startWatch(() => Promise.resolve(Date.now() + 60 * minute));
    await jest.advanceTimersByTimeAsync(5 * 60 * minute);
    expect(new Set(reports.map(({ state }) => state))).toEqual(new Set(['fresh']));
    expect(readExpiry).not.toHaveBeenCalledWith(true);
    stop();
  });

  it('asks for a token itself when the SDK has not replaced it in time', async () => {
    let expiry = 60 * minute;
    const { reports, readExpiry, stop } = startWatch((fresh) => {
      if (fresh) expiry = Date.now() + 60 * minute;
      return Promise.resolve(expiry);
    });
    await jest.advanceTimersByTimeAsync(57 * minute);
    expect(readExpiry).toHaveBeenCalledWith(true);
    expect(reports.at(-1)).toEqual({ state: 'fresh' });
    stop();
  });

  it('reports until when all works, then what is paused, then the recovery', async () => {
    let expiry = 60 * minute;
    let isBlocked = true;
    const { reports, stop } = startWatch((fresh) => {
      if (!fresh) return Promise.resolve(expiry);
      if (isBlocked) return Promise.reject(new Error('auth/network-request-failed'));
      expiry = Date.now() + 60 * minute;
      return Promise.resolve(expiry);
    });
    await jest.advanceTimersByTimeAsync(58 * minute);
    expect(reports.at(-1)).toEqual({ state: 'failing', worksUntil: 60 * minute });
    await jest.advanceTimersByTimeAsync(3 * minute);
    expect(reports.at(-1)).toEqual({ state: 'paused' });
    isBlocked = false;
    windowEvents.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(reports.at(-1)).toEqual({ state: 'fresh' });
    stop();
  });

  it('stops asking when the sign-in itself was ended', async () => {
    const { reports, readExpiry, stop } = startWatch(() => Promise.reject(refused));
    await jest.advanceTimersByTimeAsync(minute);
    expect(reports).toEqual([{ state: 'refused' }]);
    expect(readExpiry).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is silent once stopped', async () => {
    const { reports, stop } = startWatch(() => Promise.resolve(Date.now() + 60 * minute));
    stop();
    await jest.advanceTimersByTimeAsync(2 * 60 * minute);
    expect(reports).toEqual([]);
  });
});
