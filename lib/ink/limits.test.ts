import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { openInk } from './client/open-ink';
import { mostOnSurface } from './limits';
import { makeStrokes } from './samples.fixture';

it('names the next page before a stroke is lost, and refuses many that do not fit', () => {
  const state = createStore<DocumentState>({ phase: 'ready', unsaved: 0 });
  const parts = { state, readHistory: null, listBroken: () => [], close: () => undefined };
  const ink = openInk({ doc: new Y.Doc(), ...parts }, { author: () => 'ada' });
  ink.add({ anchor: 'p1', strokes: makeStrokes(mostOnSurface - 1) });
  expect(ink.findFull('p1')).toBeNull();
  expect(() => ink.add({ anchor: 'p1', strokes: makeStrokes(2) })).toThrow('ink/page-full');
  ink.add({ anchor: 'p1', strokes: makeStrokes(1) });
  expect(ink.findFull('p1')).toMatchObject({ code: 'ink/page-full', details: { limit: mostOnSurface } });
  // Another page of another hand: it was begun before the page was full.
  ink.add({ anchor: 'p1', strokes: makeStrokes(1) });
  expect(ink.itemsOf('p1').read()).toHaveLength(mostOnSurface + 1);
  expect(ink.findFull('p2')).toBeNull();
});
