import { listRefused, secondsOfPause } from './pause-after-no';
import type { Ask } from './queue';
import type { AskAnswer, AskKind } from './schema';

const ask = (kind: AskKind, outcome: AskAnswer['outcome'] | null): Ask => ({
  uid: 'ada',
  kind,
  at: 5,
  note: null,
  answer: outcome && { of: 5, outcome, byUid: 'emmy' },
  away: null,
});

describe('the pause after a no', () => {
  it('is for what was refused, and not for what waits, was granted, or is a hand', () => {
    const refused = ask('screen:publish', 'declined');
    const others = [ask('mic:publish', null), ask('camera:publish', 'granted'), ask('hand', 'declined')];
    expect(listRefused([refused, ...others])).toEqual([refused]);
  });

  it.each([
    ['just after it', 0, 60],
    ['half a second later', 500, 60],
    ['a second before the end', 59_000, 1],
    ['at the end', 60_000, 0],
    ['later', 90_000, 0],
    ['by a clock that was a moment behind', -800, 60],
  ])('has so many seconds left %s', (_, later, seconds) => {
    expect(secondsOfPause(new Map([['screen:publish', 100_000]]), 'screen:publish', 40_000 + later)).toBe(
      seconds,
    );
  });

  it('is none for what nobody has refused', () => {
    expect(secondsOfPause(new Map([['screen:publish', 100_000]]), 'mic:publish', 40_000)).toBe(0);
  });
});
