import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { DocumentState } from '@/lib/documents/document-state';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { addStrokes, readInk } from '../ink-document';
import { makeStrokes } from '../samples.fixture';
import { copyInkBeside } from './copy-ink-beside';

const sheet: DocumentPlace = { kind: 'worksheets', owner: 'users', ownerId: 'ada', id: 'copy' };

const open = (doc: Y.Doc, state: DocumentState): OpenDocument => ({
  ...{ doc, state: createStore(state), readHistory: null },
  ...{ listBroken: () => [], close: () => undefined },
});
const ready: DocumentState = { phase: 'ready', unsaved: 0 };

function drawnOn(anchor: string): Y.Doc {
  const doc = new Y.Doc();
  addStrokes(doc, { anchor, author: 'ada', strokes: makeStrokes(2), at: Date.now() });
  return doc;
}
async function copy(from: Y.Doc, to: Y.Doc, state: DocumentState = ready): Promise<DocumentPlace[]> {
  const opened: DocumentPlace[] = [];
  await copyInkBeside(
    sheet,
    { from: () => open(from, ready), cells: ['one', 'two'], copies: ['next', 'other'] },
    (place) => {
      opened.push(place);
      return open(to, state);
    },
  );
  return opened;
}

it('copies ink to the copies of its cells, once', async () => {
  const [from, to] = [drawnOn('two'), new Y.Doc()];
  for (let time = 0; time < 2; time += 1) {
    expect(await copy(from, to)).toEqual([{ ...sheet, kind: 'ink' }]);
  }
  expect(readInk(to).map(({ anchor }) => anchor)).toEqual(['other', 'other']);
});

it('opens nothing where nothing is drawn', async () => {
  expect(await copy(new Y.Doc(), new Y.Doc())).toEqual([]);
});
