import { judgeCallHealth } from './call-health';

describe('reconnect by seconds', () => {
  it.each([
    [0, 'none', 1000],
    [999, 'none', 1],
    [1000, 'weak', 5000],
    [5999, 'weak', 1],
    [6000, 'reconnecting', 14_000],
    [20_000, 'try-now', 40_000],
    [60_000, 'lost', null],
    [600_000, 'lost', null],
  ] as const)('after %d ms it is %s', (lostFor, level, nextChangeIn) => {
    expect(judgeCallHealth('reconnecting', 1000, 1000 + lostFor)).toEqual({
      state: 'reconnecting',
      level,
      nextChangeIn,
    });
  });

  it('says "reconnecting" after 6 s of a stall that the SDK has not noticed', () => {
    expect(judgeCallHealth('connected', 0, 5000).state).toBe('connected');
    expect(judgeCallHealth('connected', 0, 6000).state).toBe('reconnecting');
  });

  it('does not take a lost signal line for a loss of media', () => {
    expect(judgeCallHealth('signalReconnecting', null, 9000)).toEqual({
      state: 'signalReconnecting',
      level: 'none',
      nextChangeIn: null,
    });
  });

  it('is lost at once when the SDK has given up', () => {
    expect(judgeCallHealth('disconnected', null, 0).level).toBe('lost');
  });

  it('is in no trouble while it connects for the first time', () => {
    expect(judgeCallHealth('connecting', 0, 90_000).level).toBe('none');
  });
});
