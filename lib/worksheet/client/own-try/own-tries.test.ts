import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import { fromElsewhere } from '@/lib/documents/apply-updates';
import type { DocumentPlace } from '@/lib/documents/document-place';
import type { DocumentState } from '@/lib/documents/document-state';
import { readOwnTry } from '../../own-try/sheet-shot';
import { editCell, insertCell, readCells, removeCell } from '../../sheet-document';
import { writeSettings } from '../../sheet-settings';
import { openSheet } from '../open-sheet';
import { beginOwnTry, endOwnTry, noteKept, ownTries, ownTryKey, shotOf } from './own-tries';
import { watchUnsentCells } from './unsent-cells';

const place: DocumentPlace = { kind: 'worksheets', owner: 'rooms', ownerId: 'room', id: 'first' };
const key = ownTryKey(place, 'ada');

function makeRoomSheet() {
  const doc = new Y.Doc();
  const state = createStore<DocumentState>({ phase: 'ready', unsaved: 0 });
  const cell = insertCell(doc, { kind: 'calculation', after: null, source: 'k = 2' });
  const sheet = openSheet({ doc, state, listBroken: () => [], readHistory: null, close: () => undefined });
  return { doc, state, cell, sheet };
}

function beginTry(room = makeRoomSheet()) {
  beginOwnTry(key, room.sheet);
  const read = () => ownTries.read().get(key)!;
  const own = read().sheet;
  const news = () => {
    const { began, kept } = read();
    return readOwnTry({ began, kept, own: shotOf(own), room: shotOf(room.sheet) });
  };
  return { ...room, own, news };
}

afterEach(() => endOwnTry(key));

it('leaves the sheet of the room as it is, whatever is tried', () => {
  const { doc, cell, own, news } = beginTry();
  const before = Y.encodeStateAsUpdate(doc);
  editCell(own.doc, cell, 'k = 7');
  insertCell(own.doc, { kind: 'calculation', after: cell, source: '2 k' });
  expect(Y.encodeStateAsUpdate(doc)).toEqual(before);
  expect(news()).toEqual({ isBehind: false, isUnkept: true });
});

it('takes back what was tried, and not what stood there before', () => {
  const { cell, own } = beginTry();
  editCell(own.doc, cell, 'k = 7');
  own.undo.undo();
  expect(own.cells.read()).toMatchObject([{ source: 'k = 2' }]);
  expect(own.undo.canUndo()).toBe(false);
});

it('says when a line of the room or its way to calculate has changed', () => {
  const changed = beginTry();
  editCell(changed.doc, changed.cell, 'k = 3');
  expect(changed.news()).toEqual({ isBehind: true, isUnkept: false });
  const set = beginTry();
  writeSettings(set.doc, { angle: 'deg' });
  expect(set.news()).toEqual({ isBehind: true, isUnkept: false });
});

it('asks about nothing once it is kept, until it is changed again', () => {
  const { cell, own, news } = beginTry();
  editCell(own.doc, cell, 'k = 7');
  noteKept(key, shotOf(own));
  expect(news().isUnkept).toBe(false);
  editCell(own.doc, cell, 'k = 8');
  expect(news().isUnkept).toBe(true);
});

it('takes the new sheet in place of the old copy', () => {
  const room = beginTry();
  editCell(room.own.doc, room.cell, 'k = 7');
  editCell(room.doc, room.cell, 'k = 3');
  expect(readCells(beginTry(room).own.doc)).toMatchObject([{ source: 'k = 3' }]);
});

it('keeps the tries of two people of one device apart', () => {
  beginTry();
  expect(ownTries.read().get(ownTryKey(place, 'emmy'))).toBeUndefined();
});

it('names the lines that the service does not have, and forgets them when it does', () => {
  const { doc, state, cell, sheet } = makeRoomSheet();
  const unsent = watchUnsentCells(sheet);
  doc.transact(() => insertCell(doc, { kind: 'text', after: null, source: 'theirs' }), fromElsewhere);
  expect([...unsent.cells.read()]).toEqual([]);
  editCell(doc, cell, 'k = 4');
  state.set({ phase: 'read-only', unsaved: 1 });
  const added = insertCell(doc, { kind: 'text', after: cell, source: 'mine' });
  expect([...unsent.cells.read()]).toEqual([cell, added]);
  removeCell(doc, added);
  state.set({ phase: 'ready', unsaved: 0 });
  expect([...unsent.cells.read()]).toEqual([]);
});
