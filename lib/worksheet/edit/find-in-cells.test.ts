import { findInCells, replaceFound } from './find-in-cells';

const cells = [
  { id: 'a', source: 'F = m * g' },
  { id: 'b', source: 'f(x) = F / (2 m) + F' },
];

it('finds words in any case, and signs as they are', () => {
  expect(findInCells(cells, 'f').map(({ id, start }) => [id, start])).toEqual([
    ['a', 0],
    ['b', 0],
    ['b', 7],
    ['b', 19],
  ]);
  expect(findInCells(cells, '(2 m)')).toEqual([{ id: 'b', start: 11, length: 5 }]);
  expect(findInCells(cells, '* g')).toEqual([{ id: 'a', start: 6, length: 3 }]);
  expect(findInCells(cells, '-')).toEqual([]);
  expect(findInCells(cells, '')).toEqual([]);
});

it('replaces the places given and nothing else', () => {
  const source = 'f(x) = F / (2 m) + F';
  const [, first, second] = findInCells(cells, 'F').filter(({ id }) => id === 'b');
  expect(replaceFound(source, first && second ? [first, second] : [], 'force')).toBe(
    'f(x) = force / (2 m) + force',
  );
  expect(replaceFound(source, [], 'G')).toBe(source);
});
