import { statesToDrop } from './past-states';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = 20_000 * day;
const ago = (...spans: number[]) => spans.map((span) => now - span);

describe('statesToDrop', () => {
  it.each([
    ['all of an hour that are five minutes apart', ago(1, 6 * minute, 31 * minute), []],
    ['the last of five minutes', ago(1 * minute, 2 * minute, 3 * minute), ago(2 * minute, 3 * minute)],
    [
      'one of each hour of a day',
      ago(3 * hour + 1, 3 * hour + 20 * minute, 5 * hour),
      ago(3 * hour + 20 * minute),
    ],
    ['one of each day before', ago(10 * day + hour, 10 * day + 2 * hour), ago(10 * day + 2 * hour)],
    ['nothing older than 90 days', ago(90 * day, 91 * day), ago(91 * day)],
  ])('keeps %s', (_what, times, dropped) => {
    expect(statesToDrop(times, now)).toEqual(dropped);
  });

  it('keeps 120 at most, however it is called over the years', () => {
    let kept: number[] = [];
    for (let time = now - 100 * day; time <= now; time += 53 * minute) {
      const times = [...kept, time];
      const dropped = new Set(statesToDrop(times, time));
      kept = times.filter((one) => !dropped.has(one));
    }
    expect(kept.length).toBeGreaterThan(90);
    expect(kept.length).toBeLessThanOrEqual(130);
    expect(Math.max(...kept)).toBeGreaterThan(now - 53 * minute);
  });
});
