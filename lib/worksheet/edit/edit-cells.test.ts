import * as Y from 'yjs';
import { ownEdit, readCells } from '../sheet-document';
import { cellsBetween, duplicateCells, insertCells, moveCells, placeCells, removeCells } from './edit-cells';

function makeSheet(...sources: string[]) {
  const doc = new Y.Doc();
  const ids = insertCells(
    doc,
    null,
    sources.map((source) => ({ kind: 'calculation', source })),
  );
  const undo = new Y.UndoManager(doc.getMap('cells'), { trackedOrigins: new Set([ownEdit]) });
  const read = () =>
    readCells(doc)
      .map(({ source }) => source)
      .join('');
  const pick = (letters: string) =>
    new Set(Array.from(letters, (letter) => ids[sources.indexOf(letter)] ?? ''));
  return { doc, ids, undo, read, pick };
}

it.each([
  ['bc', -1, 'bcad'],
  ['bc', 1, 'adbc'],
  ['ab', -1, 'abcd'],
  ['cd', 1, 'abcd'],
  ['ac', 1, 'bdac'],
  ['bd', -1, 'bdac'],
] as const)('moves %s by %i and gets %s', (chosen, step, wanted) => {
  const { doc, read, pick } = makeSheet('a', 'b', 'c', 'd');
  moveCells(doc, pick(chosen), step);
  expect(read()).toBe(wanted);
});

it('places cells after another in their order, and not after themselves', () => {
  const { doc, read, pick, ids } = makeSheet('a', 'b', 'c', 'd');
  placeCells(doc, pick('ab'), ids[3] ?? null);
  expect(read()).toBe('cdab');
  placeCells(doc, pick('ab'), ids[0] ?? null);
  expect(read()).toBe('cdab');
  placeCells(doc, pick('b'), null);
  expect(read()).toBe('bcda');
});

it('duplicates below the last one, and one undo takes all copies back', () => {
  const { doc, undo, read, pick } = makeSheet('a', 'b', 'c');
  duplicateCells(doc, pick('ab'));
  expect(read()).toBe('ababc');
  undo.undo();
  expect(read()).toBe('abc');
});

it('restores all removed cells by one undo', () => {
  const { doc, undo, read, pick } = makeSheet('a', 'b', 'c');
  removeCells(doc, pick('ac'));
  expect(read()).toBe('b');
  undo.undo();
  expect(read()).toBe('abc');
});

it('finds the cells between two in either direction', () => {
  const cells = ['a', 'b', 'c'].map((id) => ({ id }));
  expect(cellsBetween(cells, 'c', 'b')).toEqual(['b', 'c']);
  expect(cellsBetween(cells, 'a', 'a')).toEqual(['a']);
});
