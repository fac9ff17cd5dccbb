import { createSheet } from '@/lib/math/sheet/create-sheet';
import { defaultSheetSettings } from '@/lib/math/sheet/settings';
import type { Results } from '../results/computed';
import type { SheetCell } from '../sheet-document';
import type { ChosenSettings } from '../sheet-settings';
import { askCell, quoteCell } from './quote-cell';

const cell = (id: string, source: string, kind: SheetCell['kind'] = 'calculation'): SheetCell => ({
  ...{ id, source, kind, ord: id, options: {} },
});

function sheetOf(cells: readonly SheetCell[], settings: ChosenSettings) {
  const calculated = createSheet().apply({
    set: cells.map(({ kind, ...one }) => (kind === 'table' ? { ...one, kind } : one)),
  });
  const results: Results = new Map(calculated.map((result) => [result.id, { result, lastShown: null }]));
  return { id: 'first', cells, results, settings };
}

function quote(cells: readonly SheetCell[], id: string, settings: ChosenSettings = defaultSheetSettings) {
  return quoteCell(sheetOf(cells, settings), id);
}

it('carries the lines on which the result builds, and no other', () => {
  const cells = [cell('t', 'A block', 'text'), cell('a', 'm = 2 kg'), cell('b', 'g = 9.81 m/s^2')];
  const more = [cell('c', 'x = 7'), cell('d', 'F = m g'), cell('e', 'W = F 3 m')];
  expect(quote([...cells, ...more], 'e')).toEqual({
    ...{ sheet: 'first', id: 'e', kind: 'calculation', line: 5, source: 'W = F 3 m' },
    given: 'm = 2 kg\ng = 9.81 m/s^2\nF = m g',
  });
});

it('carries no lines where there are none, and none for words', () => {
  expect(quote([cell('a', '1 + 1')], 'a')).toMatchObject({ line: 1, given: '' });
  expect(quote([cell('a', 'A $x$', 'text')], 'a')).not.toHaveProperty('given');
});

it('leaves out lines that would be too long or are no single line', () => {
  const chain = Array.from({ length: 150 }, (_, n) =>
    cell(`c${n}`, `q${n + 1} = ${n === 0 ? 1 : `q${n} + 1.00`}`),
  );
  expect(quote(chain, 'c9')?.given?.split('\n')).toHaveLength(9);
  expect(quote(chain, 'c149')).not.toHaveProperty('given');
  const table = cell('a', 'x\ty = 2 x\n1\t\n2\t', 'table');
  expect(quote([table, cell('b', 'mean(y)')], 'b')).not.toHaveProperty('given');
});

it('carries no lines from a sheet in degrees, which would come to something else', () => {
  const degrees = { ...defaultSheetSettings, angle: 'deg' } as const;
  expect(quote([cell('a', 'sin(90)')], 'a', degrees)).not.toHaveProperty('given');
});

it('quotes nothing that is empty or gone', () => {
  expect(quote([cell('a', ' ')], 'a')).toBeNull();
  expect(quote([cell('a', '1')], 'b')).toBeNull();
});

it('cuts a source that is too long for a message', () => {
  expect(quote([cell('a', 'x'.repeat(3000), 'text')], 'a')?.source).toHaveLength(2000);
});

it('asks a line with the lines below it and the settings of its sheet', () => {
  const settings: ChosenSettings = { ...defaultSheetSettings, angle: 'deg' };
  const cells = [cell('a', 'l = 5 m'), cell('b', 'h = l sin(30)')];
  expect(askCell(sheetOf(cells, settings), 'b')).toEqual({
    source: 'h = l sin(30)',
    given: 'l = 5 m',
    settings,
  });
});
