import { chunk } from '@/lib/core/chunk';

describe('A list in pieces', () => {
  test('keeps its order, and the last piece holds what is left', () => {
    expect(chunk(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(chunk(['a', 'b'], 2)).toEqual([['a', 'b']]);
  });

  test('has none when it is empty', () => {
    expect(chunk([], 8)).toEqual([]);
  });
});
