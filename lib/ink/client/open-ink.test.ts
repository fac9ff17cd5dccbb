import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { addStrokes, readInk } from '../ink-document';
import { makeStrokes } from '../samples.fixture';
import { openInk } from './open-ink';

const open = (uid: string) => {
  const doc = new Y.Doc();
  const state = createStore<DocumentState>({ phase: 'ready', unsaved: 0 });
  return openInk(
    { doc, state, readHistory: null, listBroken: () => [], close: () => doc.destroy() },
    { author: () => uid },
  );
};
const meet = (one: Y.Doc, other: Y.Doc) => {
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one, Y.encodeStateVector(other)), 'elsewhere');
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)), 'elsewhere');
};

it('takes back only what this page did, step by step', () => {
  const [ada, emmy] = [open('ada'), open('emmy')];
  ada.add({ anchor: 'p1', strokes: makeStrokes(2) });
  meet(ada.doc, emmy.doc);
  emmy.add({ anchor: 'p1', strokes: makeStrokes(1, {}, 3) });
  ada.erase(ada.items.read().slice(0, 1));
  meet(ada.doc, emmy.doc);
  expect(emmy.items.read()).toHaveLength(2);
  ada.undoOf('p1').undo();
  meet(ada.doc, emmy.doc);
  expect(emmy.items.read().map(({ author }) => author)).toEqual(['ada', 'ada', 'emmy']);
  ada.undoOf('p1').undo();
  ada.undoOf('p1').undo();
  meet(ada.doc, emmy.doc);
  expect(emmy.items.read().map(({ author }) => author)).toEqual(['emmy']);
});

it('makes one step of all that belongs together', () => {
  const ink = open('ada');
  const end = ink.beginStep();
  for (const stroke of makeStrokes(3)) ink.add({ anchor: 'p1', strokes: [stroke] });
  end();
  ink.undoOf('p1').undo();
  expect(ink.items.read()).toEqual([]);
});

it('leaves the lists of other surfaces as they were', () => {
  const ink = open('ada');
  ink.add({ anchor: 'p1', strokes: makeStrokes(2) });
  const before = ink.itemsOf('p1').read();
  addStrokes(ink.doc, { anchor: 'p2', author: 'emmy', strokes: makeStrokes(1), at: 0 });
  expect(ink.itemsOf('p1').read()).toBe(before);
  expect(ink.itemsOf('p2').read()).toMatchObject([{ author: 'emmy' }]);
  expect(ink.items.read()).toEqual(readInk(ink.doc));
});

it('takes back and brings back what was done on one surface alone', () => {
  const ink = open('ada');
  const drawn = () => ['p1', 'p2'].map((anchor) => ink.itemsOf(anchor).read().length);
  const [one, two] = [ink.undoOf('p1'), ink.undoOf('p2')];
  const heard = jest.fn(() => one.canUndo());
  one.subscribe(heard);
  ink.add({ anchor: 'p1', strokes: makeStrokes(1) });
  ink.add({ anchor: 'p1', strokes: makeStrokes(1, {}, 3) });
  ink.add({ anchor: 'p2', strokes: makeStrokes(1, {}, 5) });
  ink.erase(ink.itemsOf('p2').read());
  one.undo();
  expect(drawn()).toEqual([1, 0]);
  one.undo();
  expect([one.canUndo(), two.canUndo(), heard.mock.results.at(-1)?.value]).toEqual([false, true, false]);
  two.undo();
  expect(drawn()).toEqual([0, 1]);
  one.redo();
  one.redo();
  two.redo();
  expect([drawn(), one.canRedo(), two.canRedo()]).toEqual([[2, 0], false, false]);
  two.undo();
  one.undo();
  expect(drawn()).toEqual([1, 1]);
});

it('forgets what could be brought back only where something new is drawn', () => {
  const ink = open('ada');
  const [one, two] = [ink.undoOf('p1'), ink.undoOf('p2')];
  const drawn = () => ['p1', 'p2'].map((anchor) => ink.itemsOf(anchor).read().length);
  ink.add({ anchor: 'p1', strokes: makeStrokes(1) });
  ink.add({ anchor: 'p2', strokes: makeStrokes(1, {}, 3) });
  ink.add({ anchor: 'p2', strokes: makeStrokes(1, {}, 4) });
  one.undo();
  two.undo();
  two.undo();
  const heard = jest.fn(() => [one.canRedo(), two.canRedo()]);
  one.subscribe(heard);
  ink.add({ anchor: 'p1', strokes: makeStrokes(1, {}, 5) });
  expect(heard.mock.results.map(({ value }): unknown => value)).toEqual([[false, true]]);
  two.redo();
  two.redo();
  one.undo();
  expect([drawn(), one.canRedo(), two.canRedo()]).toEqual([[0, 2], true, false]);
  one.redo();
  expect(drawn()).toEqual([1, 2]);
});
