import { startWords } from './start-words';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-21T16:22:00');

describe('when a room meets, in words', () => {
  it.each([
    ['2026-11-21T16:22:00', { key: 'now', values: {} }],
    ['2026-11-21T17:30:00', { key: 'soon', values: { minutes: 68 } }],
    ['2026-11-21T20:00:00', { key: 'today', values: {} }],
    ['2026-11-22T00:10:00', { key: 'tomorrow', values: {} }],
  ])('%s', (start, words) => {
    expect(startWords(at(start), now)).toEqual(words);
  });

  it('keeps the minutes and the day apart around midnight', () => {
    const start = at('2026-11-22T00:10:00');
    const words = (clock: string) => startWords(start, at(clock));
    expect(words('2026-11-21T22:00:00')).toEqual({ key: 'tomorrow', values: {} });
    expect(words('2026-11-21T23:50:00')).toEqual({ key: 'soonTomorrow', values: { minutes: 20 } });
    expect(words('2026-11-22T00:00:00')).toEqual({ key: 'soon', values: { minutes: 10 } });
    expect(words('2026-11-22T00:15:00')).toEqual({ key: 'now', values: {} });
  });

  it('is a date from the day after tomorrow on', () => {
    expect(startWords(at('2026-11-24T08:15:00'), now).key).toBe('date');
  });
});
