import { Doc, encodeStateAsUpdate } from 'yjs';
import { copyWithoutWriters } from './copy-without-writers';
import { editCell, insertCell, readCells, setCellOption } from './sheet-document';
import { readSettings, writeSettings } from './sheet-settings';
import { writerOption } from './writer-of';

const makePage = (): Doc => {
  const page = new Doc();
  const first = insertCell(page, { kind: 'calculation', after: null, source: 'a = 3 m/s^2' });
  insertCell(page, { kind: 'derivation', after: first, source: 'x + 2 = 5' });
  editCell(page, first, 'a = 4 m/s^2');
  setCellOption(page, first, writerOption, 'uid-of-ada');
  setCellOption(page, first, 'label', 'The acceleration');
  writeSettings(page, { angle: 'deg' });
  return page;
};

describe('a copy of a page without its writers', () => {
  it('has the same lines in the same order, and the same settings', () => {
    const page = makePage();
    const copy = copyWithoutWriters(page);
    const lines = (doc: Doc) =>
      readCells(doc).map(({ id, ord, kind, source }) => ({ id, ord, kind, source }));
    expect(lines(copy)).toEqual(lines(page));
    expect(readSettings(copy)).toEqual(readSettings(page));
    expect(readCells(copy)[0]?.options).toEqual({ label: 'The acceleration' });
  });

  it('names nobody, in its history either', () => {
    const page = makePage();
    const copy = copyWithoutWriters(page);
    const text = new TextDecoder('latin1').decode(encodeStateAsUpdate(copy));
    expect(text).toContain('The acceleration');
    expect(text).not.toContain('uid-of-ada');
    expect(copy.store.clients.has(page.clientID)).toBe(false);
  });
});
