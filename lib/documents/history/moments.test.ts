import { entryTime } from './entry-time';
import { listMoments } from './moments';

const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** A key as the database makes it at that time. */
function keyAt(time: number): string {
  let rest = time;
  let text = '';
  for (let digit = 0; digit < 8; digit += 1) {
    text = digits.charAt(rest % 64) + text;
    rest = Math.floor(rest / 64);
  }
  return `${text}aaaaaaaaaaaa`;
}
const begin = Date.UTC(2026, 3, 5, 14);
const after = (...seconds: number[]) => seconds.map((second) => keyAt(begin + second * 1000));
const secondsOf = (entries: readonly string[], states: readonly number[] = []) =>
  listMoments(states, entries).map(({ at, isState }) => [(at - begin) / 1000, isState]);

describe('listMoments', () => {
  it('reads the time of a key that the database made, and of no other', () => {
    expect(entryTime('-JhLeOlGIEjaIOFHR0xd')).toBe(1423088131153);
    expect([entryTime('from-ada'), entryTime('key-1'), entryTime('-JhLeOlGIEjaIOFHR0x!?')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(entryTime(keyAt(begin))).toBe(begin);
  });

  it('takes edits without a pause as one moment, and leaves out the present', () => {
    expect(secondsOf(after(0, 5, 30, 200, 210))).toEqual([[30, false]]);
    expect(secondsOf(after(0))).toEqual([]);
  });

  it('ends a moment that lasts for more than five minutes', () => {
    const typing = Array.from({ length: 70 }, (_, at) => at * 10);
    expect(secondsOf(after(...typing))).toEqual([
      [590, false],
      [290, false],
    ]);
  });

  it('puts the states that were kept among them, newest first', () => {
    const states = [begin - 5000, begin - 90_000];
    expect(secondsOf(after(0, 100), states)).toEqual([
      [0, false],
      [-5, true],
      [-90, true],
    ]);
  });
});
