import * as Y from 'yjs';
import { addStrokes, eraseInk, ownInk, readInk, replaceInk } from './ink-document';
import { inkList } from './ink-item';
import { describeInk, setDescription } from './ink-words';
import { differsFrom, restoreInk } from './restore-ink';
import { makeStrokes } from './samples.fixture';

const at = Date.UTC(2026, 8, 1, 10, 4);
const draw = (doc: Y.Doc, author: string, count = 1, seed = 7) =>
  addStrokes(doc, { anchor: 'one', author, strokes: makeStrokes(count, {}, seed), at });
const keysOf = (doc: Y.Doc) =>
  readInk(doc)
    .map(({ key }) => key)
    .sort();
const copyOf = (doc: Y.Doc) => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
};

it('makes ink what it was, as one step that undo takes back', () => {
  const doc = new Y.Doc();
  draw(doc, 'ada', 4);
  replaceInk(doc, [{ item: readInk(doc)[3]!, strokes: makeStrokes(2, {}, 3) }]);
  setDescription(doc, 'one', 'A block.');
  const past = copyOf(doc);
  expect(differsFrom(doc, past)).toBe(false);

  const [first, second, , piece] = readInk(doc);
  eraseInk(doc, [first!]);
  replaceInk(doc, [
    { item: second!, strokes: makeStrokes(2, {}, 5) },
    { item: piece!, strokes: [] },
  ]);
  draw(doc, 'emmy', 2, 9);
  setDescription(doc, 'one', 'A slope.');
  const now = keysOf(doc);
  const undo = new Y.UndoManager(inkList(doc), { trackedOrigins: new Set([ownInk]), captureTimeout: 0 });
  expect(differsFrom(doc, past)).toBe(true);

  restoreInk(doc, past);
  expect(keysOf(doc)).toEqual(keysOf(past));
  expect(readInk(doc).every(({ author }) => author === 'ada')).toBe(true);
  expect(describeInk(doc, 'one')).toBe('A block.');
  expect(differsFrom(doc, past)).toBe(false);
  undo.undo();
  expect(keysOf(doc)).toEqual(now);
});
