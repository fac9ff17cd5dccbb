import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import { fromElsewhere } from '@/lib/documents/apply-updates';
import type { DocumentState } from '@/lib/documents/document-state';
import { removeCellsAs } from '../edit/removals';
import { editCell, insertCell, readCells, setCellOption } from '../sheet-document';
import { writerOption } from '../writer-of';
import { openSheet, undoOwn } from './open-sheet';

jest.mock('@/lib/auth/client/session', () => ({ sessionStore: { read: () => ({ user: { uid: 'ada' } }) } }));

/** The sheet of a learner with two lines, and the host's copy of it. */
function setUp() {
  const doc = new Y.Doc();
  const state = createStore<DocumentState>({ phase: 'ready', unsaved: 0 });
  const sheet = openSheet({ doc, state, listBroken: () => [], readHistory: null, close: () => undefined });
  const host = new Y.Doc();
  const send = (from: Y.Doc, to: Y.Doc) =>
    Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)), fromElsewhere);
  const first = insertCell(doc, { kind: 'calculation', after: null, source: 'v = 3 m/s' });
  const second = insertCell(doc, { kind: 'calculation', after: first, source: 'm = 2 kg' });
  state.set({ phase: 'ready', unsaved: 0 });
  send(doc, host);
  const hostDeletes = (id: string, uid?: string) => {
    removeCellsAs(host, new Set([id]), uid);
    send(host, doc);
  };
  const sources = () => readCells(doc).map(({ source }) => source);
  const taken = () => sheet.taken.cells.read().map(({ cell, by, next }) => [cell.source, by, next]);
  return { doc, state, sheet, host, send, first, second, hostDeletes, sources, taken };
}

it('keeps the words of a line that somebody deleted while it was written', () => {
  const { sheet, first, second, hostDeletes, taken } = setUp();
  sheet.taken.setWritten(first);
  hostDeletes(first, 'emmy');
  expect(taken()).toEqual([['v = 3 m/s', 'emmy', second]]);
});

it('leaves the place at the line above when the last one goes', () => {
  const { sheet, first, second, hostDeletes, taken } = setUp();
  sheet.taken.setWritten(second);
  hostDeletes(second);
  expect(taken()).toEqual([['m = 2 kg', null, first]]);
});

it('says nothing of lines that this person neither writes nor has unsent words in', () => {
  const { sheet, first, second, hostDeletes, taken } = setUp();
  sheet.taken.setWritten(second);
  hostDeletes(first, 'emmy');
  expect(taken()).toEqual([]);
});

it('keeps what was typed offline in a line that is gone by then', () => {
  const { doc, state, first, second, hostDeletes, taken } = setUp();
  state.set({ phase: 'offline', unsaved: 1 });
  editCell(doc, first, 'v = 30 m/s');
  hostDeletes(first, 'emmy');
  expect(taken()).toEqual([['v = 30 m/s', 'emmy', second]]);
});

it('keeps a line of an earlier page whose words were not sent', () => {
  const { doc, state, host, send, first, second, hostDeletes, taken } = setUp();
  setCellOption(host, first, writerOption, 'ada');
  send(host, doc);
  state.set({ phase: 'loading', unsaved: 1 });
  hostDeletes(first);
  expect(taken()).toEqual([['v = 3 m/s', null, second]]);
});

it('puts the line back where it stood, for both, and undo means just that', () => {
  const { doc, sheet, host, send, first, hostDeletes, sources, taken } = setUp();
  sheet.taken.setWritten(first);
  hostDeletes(first);
  undoOwn(sheet);
  expect(sources()).toEqual(['v = 3 m/s', 'm = 2 kg']);
  expect(taken()).toEqual([]);
  send(doc, host);
  expect(readCells(host).map(({ source }) => source)).toEqual(sources());
});

it('takes back the own step when this person has written since', () => {
  const { doc, sheet, first, second, hostDeletes, sources } = setUp();
  sheet.taken.setWritten(first);
  hostDeletes(first);
  sheet.undo.stopCapturing();
  editCell(doc, second, 'm = 25 kg');
  undoOwn(sheet);
  expect(sources()).toEqual(['m = 2 kg']);
});

it('forgets a line that the other person puts back', () => {
  const { doc, sheet, host, send, first, hostDeletes, taken } = setUp();
  const undo = new Y.UndoManager(host.getMap('cells'), { trackedOrigins: new Set([null]) });
  sheet.taken.setWritten(first);
  host.transact(() => host.getMap('cells').delete(first));
  send(host, doc);
  expect(taken()).toHaveLength(1);
  undo.undo();
  send(host, doc);
  expect(taken()).toEqual([]);
  hostDeletes(first);
});
