import type { SheetCell } from '../sheet-document';
import { copyCells, readCopied, readPasted } from './cell-clipboard';

const cell = (source: string, kind: SheetCell['kind'] = 'calculation'): SheetCell => ({
  id: source,
  ord: 'a0',
  kind,
  source,
  options: { digits: 3 },
});

it('copies cells as text, and whole for another sheet', () => {
  const { text, whole } = copyCells([cell('x = 3'), cell('Note', 'text')]);
  expect(text).toBe('x = 3\nNote');
  expect(readCopied(whole)).toEqual([
    { kind: 'calculation', source: 'x = 3', options: { digits: 3 } },
    { kind: 'text', source: 'Note', options: { digits: 3 } },
  ]);
});

it.each(['', '{}', '[{"kind":"evil","source":""}]', `[{"kind":"text","source":"${'x'.repeat(2001)}"}]`])(
  'takes nothing from %.30s',
  (whole) => expect(readCopied(whole)).toBeNull(),
);

it('makes cells of pasted lines, and leaves one line to the editor', () => {
  expect(readPasted('x = 3\r\n\r\n  y = 4\n')).toEqual([
    { kind: 'calculation', source: 'x = 3' },
    { kind: 'calculation', source: 'y = 4' },
  ]);
  expect(readPasted('x = 3\n')).toBeNull();
});

it('makes one table of what a spreadsheet copies, unless it is too large', () => {
  expect(readPasted('t (s)\ts\r\n1\t2\r\n')).toEqual([{ kind: 'table', source: 't (s)\ts\n1\t2' }]);
  expect(readPasted('1\t2\n'.repeat(600))).toBeNull();
});
