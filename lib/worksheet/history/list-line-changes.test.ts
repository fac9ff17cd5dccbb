import type { SheetCell } from '../sheet-document';
import { listLineChanges } from './list-line-changes';

const cell = (id: string, source: string, more: Partial<SheetCell> = {}): SheetCell => ({
  ...{ id, ord: id, kind: 'calculation', source, options: {} },
  ...more,
});

it('lists what is new or reads otherwise, with what stood there and who wrote it', () => {
  const before = [cell('a', 'F = 3'), cell('b', 'f = F/mu'), cell('c', ''), cell('gone', 'x')];
  const after = [
    cell('title', 'Strings', { kind: 'heading' }),
    cell('a', 'F = 3', { ord: 'z' }),
    cell('b', 'f = sqrt(F/mu)', { options: { by: 'srini' } }),
    cell('c', 'r = 2'),
    cell('d', ' '),
  ];
  expect(listLineChanges(before, after)).toEqual([
    { id: 'title', number: null, kind: 'heading', source: 'Strings', was: null, writer: null },
    { id: 'b', number: 2, kind: 'calculation', source: 'f = sqrt(F/mu)', was: 'f = F/mu', writer: 'srini' },
    { id: 'c', number: 3, kind: 'calculation', source: 'r = 2', was: null, writer: null },
  ]);
});
