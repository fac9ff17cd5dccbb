import { initials } from '@/lib/core/initials';

describe('initials', () => {
  it.each([
    ['Emmy Noether', 'EN'],
    ['Leonhard', 'LE'],
    ['Srinivasa Aiyangar Ramanujan', 'SR'],
    ['  ada   lovelace ', 'AL'],
    ['élodie', 'ÉL'],
    ['e\u0301lodie', 'E\u0301L'],
    ['👩‍🏫 Ada', '👩‍🏫A'],
    ['X', 'X'],
    ['', ''],
  ] as const)('of "%s" are "%s"', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
