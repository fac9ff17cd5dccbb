import { distinctName } from './name-skeleton';

describe('the name of a newcomer', () => {
  it.each([
    ['the same', 'Hostia'],
    ['another case', 'HOSTIA'],
    ['a Cyrillic letter', 'Нostia'],
    ['letters of full width', 'Ｈｏｓｔｉａ'],
    ['a mark', 'Hostiá'],
    ['a space inside', 'Ho stia'],
  ])('has a number where it looks like that of somebody there: %s', (_, name) => {
    expect(distinctName(name, ['Ada', 'Hostia'])).toBe(`${name} (2)`);
  });

  it('has the next number that is free', () => {
    expect(distinctName('Emmy', ['Emmy', 'Emmy (2)', 'emmy (3)'])).toBe('Emmy (4)');
  });

  it('stays where nobody has one like it', () => {
    expect(['Emmy', 'Ömer', '数学', 'ليلى'].map((name) => distinctName(name, ['Hostia']))).toEqual([
      'Emmy',
      'Ömer',
      '数学',
      'ليلى',
    ]);
  });

  it('is never longer than a name may be', () => {
    const long = 'x'.repeat(60);
    expect(distinctName(long, [long])).toBe(`${'x'.repeat(56)} (2)`);
  });
});
