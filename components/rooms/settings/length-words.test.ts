import { lengthWords } from './length-words';

describe('how long a session was, in words', () => {
  it.each([
    [5, { key: 'minutes', values: { hours: 0, minutes: 1 } }],
    [52 * 60, { key: 'minutes', values: { hours: 0, minutes: 52 } }],
    [60 * 60, { key: 'hours', values: { hours: 1, minutes: 0 } }],
    [65 * 60 + 20, { key: 'both', values: { hours: 1, minutes: 5 } }],
  ])('%i seconds', (seconds, words) => {
    expect(lengthWords({ startedAt: 1000, endedAt: 1000 + seconds * 1000 })).toEqual(words);
  });
});
