import { nextCard } from './next-card';

describe('A grid of cards', () => {
  // Rows: 0 1 2, 3 4 5, 6 7.
  const grid = { count: 8, columns: 3 };

  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [7, 'ArrowRight', null],
    [0, 'ArrowLeft', null],
    [4, 'ArrowUp', 1],
    [1, 'ArrowUp', null],
    [1, 'ArrowDown', 4],
    [5, 'ArrowDown', 7],
    [6, 'ArrowDown', null],
    [4, 'Home', 0],
    [4, 'End', 7],
    [7, 'End', null],
    [4, 'Enter', null],
  ])('leads from %i by %s to %s', (at, key, to) => {
    expect(nextCard(at, key, grid)).toBe(to);
  });
});
