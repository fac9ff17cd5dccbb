import type { SheetCell } from '../sheet-document';
import { liveCells } from './live-cells';
import { findNumber, movesOf } from './named-moves';

const cell = (id: string, source: string, options = {}): SheetCell => ({
  id,
  ord: id,
  kind: 'calculation',
  source,
  options,
});
const cells = [
  cell('1', 'aa = 7'),
  cell('2', 'a = 1.50 m', { slider: { from: 0, to: 2, step: 0.5 } }),
  cell('3', 'b = 4'),
  cell('4', 'c = a + b'),
];

it('finds the line that gives a name one number', () => {
  expect(findNumber(cells, 'a')).toMatchObject({ cell: { id: '2' }, value: 1.5, range: { to: 2 } });
  expect([findNumber(cells, 'c'), findNumber(cells, 'z')]).toEqual([null, null]);
});

it('moves a line with a range in its steps, and one without to any number', () => {
  const moves = movesOf(
    cells,
    new Map([
      ['a', 5.2],
      ['b', -0.25],
      ['z', 1],
    ]),
  );
  expect(liveCells(cells, moves).map(({ source }) => source)).toEqual([
    'aa = 7',
    'a = 2.00 m',
    'b = -0.25',
    'c = a + b',
  ]);
});
