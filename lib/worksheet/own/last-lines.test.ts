import { createSheet } from '@/lib/math/sheet/create-sheet';
import type { SheetCell } from '../sheet-document';
import { lastLines } from './last-lines';

const cell = (id: string, source: string, kind: SheetCell['kind'] = 'calculation') =>
  ({ id, source, kind }) as SheetCell;

function linesOf(...cells: SheetCell[]) {
  const calculated = cells.filter(({ kind }) => kind === 'calculation');
  const results = createSheet().apply({ set: calculated.map(({ id, source }) => ({ id, source })) });
  return lastLines(cells, new Map(results.map((result) => [result.id, result])));
}

describe('the last lines of a sheet', () => {
  it('are three that calculate, with their numbers and what each came to', () => {
    const found = linesOf(
      cell('a', 'Which note is it?', 'text'),
      cell('b', 'L = 65 cm'),
      cell('c', 'mu = 3.8 g/m'),
      cell('d', 'f = sqrt(72 N/mu)/(2*L)'),
      cell('e', 'Done', 'heading'),
      cell('f', 'f/100 Hz'),
      cell('g', '  '),
    );
    expect(found).toEqual([
      { id: 'c', number: 2, source: 'mu = 3.8 g/m', result: null },
      { id: 'd', number: 3, source: 'f = sqrt(72 N/mu)/(2*L)', result: '≈ 105.9 Hz' },
      { id: 'f', number: 4, source: 'f/100 Hz', result: '≈ 1.05884' },
    ]);
  });

  it('have no result where a line cannot be calculated, or nothing is known yet', () => {
    expect(linesOf(cell('a', '3 m + 2 s'))).toEqual([
      { id: 'a', number: 1, source: '3 m + 2 s', result: null },
    ]);
    expect(lastLines([cell('a', '12/5')], new Map())[0]?.result).toBeNull();
    expect(lastLines([], new Map())).toEqual([]);
  });
});
