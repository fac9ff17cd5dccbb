import * as Y from 'yjs';
import { changeBetween } from '../change-between';
import { insertCells } from '../edit/edit-cells';
import { writeExport } from '../exchange/formats';
import { readCells } from '../sheet-document';
import { pictureCell, readPicture } from './picture';

const picture = { room: 'algebra', file: crypto.randomUUID(), page: 3 };
const draft = pictureCell(picture, 'planes.pdf, page 3');

it('stands in a sheet by its file and page, with a caption', () => {
  const doc = new Y.Doc();
  insertCells(doc, null, [draft]);
  const [cell] = readCells(doc);
  expect(cell?.source).toBe('planes.pdf, page 3');
  expect(cell && readPicture(cell)).toEqual(picture);
  // The engine hears nothing of it.
  expect(changeBetween([], readCells(doc))).toBeNull();
});

it.each([
  ['nothing', {}],
  ['a page before the first', { picture: { ...picture, page: 0 } }],
  ['a path', { picture: { ...picture, file: '../../users' } }],
])('shows no picture where its options name %s', (_, options) => {
  expect(readPicture({ options })).toBeNull();
});

it.each(['markdown', 'notebook', 'tex'] as const)('leaves as its caption in %s', (format) => {
  const text = writeExport(format, 'Planes', [draft]);
  expect(text).toContain('planes.pdf, page 3');
  expect(text).not.toContain('picture');
});
