import { beginningOf, matchesText } from './filter';

describe('where a period begins', () => {
  const now = new Date(2026, 10, 19, 17, 24).getTime();

  it.each([
    ['today', new Date(2026, 10, 19).getTime()],
    ['week', new Date(2026, 10, 13).getTime()],
    ['any', null],
  ] as const)('%s', (period, expected) => {
    expect(beginningOf(period, now)).toBe(expected);
  });
});

describe('words that are looked for', () => {
  const said = ['Emmy Nöther', 'removed Ben O’Neil', 'Algebra 2'];

  it.each(['', '  ', 'nother', 'NÖTHER', 'ben algebra', 'Algebra emmy removed'])('are found: %j', (typed) => {
    expect(matchesText(said, typed)).toBe(true);
  });

  it.each(['carl', 'emmy carl', 'ben.*'])('are not found: %j', (typed) => {
    expect(matchesText(said, typed)).toBe(false);
  });
});
