import { dayInWords } from './day-in-words';

const now = Date.parse('2026-11-29T23:30:00Z');

it.each([
  ['2026-11-30', 'Mon 30 Nov'],
  ['2027-01-04', 'Mon, 4 Jan 2027'],
  ['', null],
  ['2026-11', 'Sun 1 Nov'],
])('reads the day %s as %s, whatever the zone of the device', (date, words) => {
  expect(dayInWords(date, now)).toBe(words);
});
