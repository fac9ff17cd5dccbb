import { initials } from '@/lib/core/initials';

describe('initials', () => {
  it.each([
    ['Emmy Noether', 2, 'EN'],
    ['Emmy Noether', 1, 'E'],
    ['Leonhard', 2, 'LE'],
    ['Leonhard', 1, 'L'],
    ['Srinivasa Aiyangar Ramanujan', 2, 'SR'],
    ['  ada   lovelace ', 2, 'AL'],
    ['élodie', 1, 'É'],
    ['e\u0301lodie', 1, 'E\u0301'],
    ['👩‍🏫 Ada', 1, '👩‍🏫'],
    ['X', 2, 'X'],
    ['', 2, ''],
  ] as const)('of "%s" in %i are "%s"', (name, count, expected) => {
    expect(initials(name, count)).toBe(expected);
  });
});
