import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { DocumentState } from '@/lib/documents/document-state';
import { editCell, insertCell, readCells } from '../../sheet-document';
import { openTrial } from './open-trial';

const example = { title: 'A ball', cells: [{ kind: 'calculation' as const, source: 'v = 3' }] };

function device(): OpenDocument & { ready: () => void } {
  const state = createStore<DocumentState>({ phase: 'loading', unsaved: 0 });
  return {
    doc: new Y.Doc(),
    state,
    listBroken: () => [],
    readHistory: null,
    close: () => undefined,
    ready: () => state.set({ phase: 'ready', unsaved: 0 }),
  };
}
const sources = ({ doc }: { doc: Y.Doc }) => readCells(doc).map(({ source }) => source);

it('shows an example that nobody keeps', () => {
  const own = device();
  const trial = openTrial(own, example);
  expect(sources(trial)).toEqual([]);
  own.ready();
  expect([sources(trial), sources(own)]).toEqual([['v = 3'], []]);
});

it('keeps the example once it is edited, and each edit after', () => {
  const own = device();
  const trial = openTrial(own, example);
  own.ready();
  const [first] = readCells(trial.doc);
  editCell(trial.doc, first?.id ?? '', 'v = 4');
  insertCell(trial.doc, { kind: 'calculation', after: first?.id ?? null, source: 'v^2' });
  expect(sources(own)).toEqual(['v = 4', 'v^2']);
  expect(own.doc.getMap('meta').get('title')).toBe('A ball');
});

it('shows the sheet of the device where there is one', () => {
  const own = device();
  insertCell(own.doc, { kind: 'calculation', after: null, source: '1 + 1' });
  const trial = openTrial(own, example);
  own.ready();
  expect(sources(trial)).toEqual(['1 + 1']);
});
