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
  ada.undo.undo();
  meet(ada.doc, emmy.doc);
  expect(emmy.items.read().map(({ author }) => author)).toEqual(['ada', 'ada', 'emmy']);
  ada.undo.undo();
  ada.undo.undo();
  meet(ada.doc, emmy.doc);
  expect(emmy.items.read().map(({ author }) => author)).toEqual(['emmy']);
});

it('makes one step of all that belongs together', () => {
  const ink = open('ada');
  const end = ink.beginStep();
  for (const stroke of makeStrokes(3)) ink.add({ anchor: 'p1', strokes: [stroke] });
  end();
  ink.undo.undo();
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
