/** @jest-environment node */
import * as Y from 'yjs';
import { applySplices } from '../replace-text';
import { findCellText, insertCell, readCells, spliceCell } from '../sheet-document';
import { anchorField, placeOfAnchor } from './field-anchor';
import { isTable, readBlock, tableOf } from './pasted-table';
import { addColumn, addRow, fieldAt, fillFields, removeColumn, removeRow, setField } from './table-edits';

const table = 't\ts\n1\t2\n3';

it.each([
  ['a field', setField(table, { row: 1, column: 1 }, '5'), 't\ts\n1\t5\n3'],
  [
    'a field that its line does not have yet',
    setField(table, { row: 2, column: 2 }, '5'),
    't\ts\n1\t2\n3\t\t5',
  ],
  ['a field below the last line', setField(table, { row: 4, column: 1 }, '5'), 't\ts\n1\t2\n3\n\n\t5'],
  ['a field without its line breaks', setField(table, { row: 0, column: 0 }, 'a\tb\nc'), 'a b c\ts\n1\t2\n3'],
  [
    'a block that goes beyond the table',
    fillFields(table, { row: 1, column: 1 }, [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]),
    't\ts\n1\ta\tb\n3\tc\td\n\te\tf',
  ],
  ['a line between others', addRow(table, 1), 't\ts\n\n1\t2\n3'],
  ['a last line', addRow(table, 3), 't\ts\n1\t2\n3\n'],
  ['a line below calculated ones', addRow(table, 5), 't\ts\n1\t2\n3\n\n\n'],
  ['a column between others', addColumn(table, 1), 't\t\ts\n1\t\t2\n3'],
  ['a last column', addColumn(table, 2), 't\ts\t\n1\t2\n3'],
])('writes %s', (_, splices, expected) => expect(applySplices(table, splices)).toBe(expected));

it.each([
  ['the header', removeRow(table, 0), '1\t2\n3'],
  ['the last line', removeRow(table, 2), 't\ts\n1\t2'],
  ['a line that is not there', removeRow(table, 9), table],
  ['the first column', removeColumn(table, 0), 's\n2\n'],
  ['the last column', removeColumn(table, 1), 't\n1\n3'],
])('removes %s', (_, splices, expected) => expect(applySplices(table, splices)).toBe(expected));

describe('two people in one table', () => {
  const start = () => {
    const one = new Y.Doc();
    const id = insertCell(one, { kind: 'table', after: null, source: 't\ts\n1\t2\n3\t4' });
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
    const join = () => {
      Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
      Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
      return [one, other].map((doc) => readCells(doc)[0]?.source);
    };
    const edit = (doc: Y.Doc, change: (source: string) => ReturnType<typeof setField>) =>
      spliceCell(doc, id, change(readCells(doc)[0]?.source ?? ''));
    return { one, other, id, join, edit };
  };

  it('keep what both have typed', () => {
    const { one, other, join, edit } = start();
    edit(one, (source) => setField(source, { row: 1, column: 0 }, '10'));
    edit(other, (source) => setField(source, { row: 1, column: 1 }, '25'));
    edit(other, (source) => setField(source, { row: 2, column: 0 }, '33'));
    edit(one, (source) => addColumn(source, 1));
    const joined = 't\t\ts\n10\t\t25\n33\t\t4';
    expect(join()).toEqual([joined, joined]);
  });

  it('stay in their field when the other adds a line above', () => {
    const { one, other, id, join, edit } = start();
    const text = findCellText(one, id)!;
    const anchor = anchorField(text, { row: 2, column: 1 });
    const first = anchorField(text, { row: 0, column: 0 });
    edit(other, (source) => addRow(source, 2));
    edit(other, (source) => addColumn(source, 1));
    edit(other, (source) => setField(source, { row: 2, column: 0 }, '100'));
    join();
    expect(placeOfAnchor(one, text, anchor)).toEqual({ row: 3, column: 2 });
    expect(placeOfAnchor(one, text, first)).toEqual({ row: 0, column: 0 });
  });
});

it('finds the field in which a place is', () => {
  expect([0, 2, 4, 6, 7].map((index) => fieldAt('t\ts\n1\t\n3', index))).toEqual([
    { row: 0, column: 0 },
    { row: 0, column: 1 },
    { row: 1, column: 0 },
    { row: 1, column: 1 },
    { row: 2, column: 0 },
  ]);
});

describe('what is pasted', () => {
  it('is read as a spreadsheet copies it', () => {
    expect(readBlock('a\t"b\t""c"""\r\n1\t\r\n')).toEqual([
      ['a', 'b\t"c"'],
      ['1', ''],
    ]);
  });

  it.each([
    ['t\ts\r\n1\t2\r\n', true],
    ['x = 3\ny = 4', false],
    ['a\tb', false],
    ['a\tb\nnote', false],
  ])('is a table, or is not: %j', (text, expected) => expect(isTable(text)).toBe(expected));

  it('gets an empty header where it begins with numbers', () => {
    expect(tableOf(readBlock('1,5\t2\n3\t4'))).toBe('\t\n1,5\t2\n3\t4');
    expect(tableOf(readBlock('t (s)\t"s\n(m)"\n3\t4'))).toBe('t (s)\ts (m)\n3\t4');
  });
});
