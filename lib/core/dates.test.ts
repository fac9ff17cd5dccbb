import { formatDate, formatDay, formatMoment, formatShortDay, formatUtcDay, isSameDay } from './dates';

const at = (text: string) => new Date(text).getTime();
const afternoon = at('2026-11-21T16:22:05');

it.each([
  ['clock', '16:22'],
  ['clockWithSeconds', '16:22:05'],
  ['weekday', 'Saturday'],
  ['dayAndMonth', '21 November'],
  ['shortDayAndClock', '21 Nov, 16:22'],
  ['shortDateAndClock', '21 Nov 2026, 16:22'],
  ['date', '21 November 2026'],
  ['fullDate', 'Saturday, 21 November 2026'],
  ['dateAndClock', '21 November 2026 at 16:22'],
] as const)('writes %s as %s', (format, words) => {
  expect(formatDate(afternoon, format)).toBe(words);
});

it('writes hours before ten with two digits', () => {
  expect(formatDate(at('2026-11-21T08:05:00'), 'clock')).toBe('08:05');
});

it('goes by the time zone that is named', () => {
  const instant = Date.parse('2026-11-21T23:30:00Z');
  expect(formatDate(instant, 'shortDayAndClock', 'Asia/Tokyo')).toBe('22 Nov, 08:30');
  expect(formatUtcDay(instant)).toBe('21 November 2026');
});

it('leaves the current year out of a day', () => {
  const next = at('2027-01-02T09:00:00');
  expect(formatDay(afternoon, afternoon)).toBe('Sat 21 Nov');
  expect(formatDay(next, afternoon)).toBe('Sat, 2 Jan 2027');
  expect(formatShortDay(afternoon, afternoon)).toBe('21 Nov');
  expect(formatShortDay(next, afternoon)).toBe('2 Jan 2027');
});

it('leaves the day out of a moment of today', () => {
  expect(formatMoment(afternoon, at('2026-11-21T23:59:00'))).toBe('16:22');
  expect(formatMoment(afternoon, at('2026-11-22T00:00:00'))).toBe('Sat 21 Nov, 16:22');
});

it('tells days apart at midnight of this device', () => {
  expect(isSameDay(at('2026-11-21T00:00:00'), at('2026-11-21T23:59:59'))).toBe(true);
  expect(isSameDay(at('2026-11-21T23:59:59'), at('2026-11-22T00:00:00'))).toBe(false);
});
