import { Doc } from 'yjs';
import { changeBetween } from '../change-between';
import { insertCells } from '../edit/edit-cells';
import { writeExport } from '../exchange/formats';
import { readCells } from '../sheet-document';
import { readPaper, rowsFor, setRows, setRuling } from './paper';

const withPaper = () => {
  const doc = new Doc();
  const [id = ''] = insertCells(doc, null, [{ kind: 'paper', source: '' }]);
  return { doc, id, read: () => readPaper(readCells(doc)[0] ?? { options: {} }) };
};

describe('a paper in a sheet', () => {
  it('is squared at first, and takes another ruling and length', () => {
    const { doc, id, read } = withPaper();
    expect(read()).toEqual({ ruling: 'squared', rows: 22 });
    setRuling(doc, id, 'lined');
    setRows(doc, id, 32);
    expect(read()).toEqual({ ruling: 'lined', rows: 32 });
    // The engine hears nothing of it.
    expect(changeBetween([], readCells(doc))).toBeNull();
  });

  it.each([
    ['another ruling', { ruling: 'dotted' }],
    ['no length', { rows: 'tall' }],
    ['a length without end', { rows: 1e9 }],
  ])('is as usual where its options name %s', (_, options) => {
    expect(readPaper({ options })).toEqual({ ruling: 'squared', rows: 22 });
  });

  it('grows by five rows when one draws near its lower edge', () => {
    const { read } = withPaper();
    expect(rowsFor(read(), 380)).toBe(22);
    expect(rowsFor(read(), 410)).toBe(27);
    expect(rowsFor(read(), 560)).toBe(32);
    expect(rowsFor(read(), 1e6)).toBe(500);
  });

  it('leaves no empty line in an export', () => {
    const { doc } = withPaper();
    expect(writeExport('markdown', 'Slopes', readCells(doc))).toBe('# Slopes\n');
  });
});
