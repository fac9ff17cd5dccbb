import * as Y from 'yjs';
import { insertCells, removeCells } from '../edit/edit-cells';
import { editCell, ownEdit, readCells, setCellKind, setCellOption } from '../sheet-document';
import { readSettings, writeSettings } from '../sheet-settings';
import { compareSheets } from './compare-sheets';
import { restoreSheet } from './restore-sheet';

function makeSheet() {
  const doc = new Y.Doc();
  const ids = insertCells(doc, null, [
    { kind: 'calculation', source: 'a = 1' },
    { kind: 'calculation', source: 'b = a + 1', options: { slider: { from: 0, to: 9 } } },
    { kind: 'text', source: 'gone later' },
  ]);
  const past = new Y.Doc();
  Y.applyUpdate(past, Y.encodeStateAsUpdate(doc));
  const [first = '', second = '', third = ''] = ids;
  const change = () => {
    editCell(doc, first, 'a = 27');
    setCellOption(doc, second, 'slider', undefined);
    setCellKind(doc, second, 'heading');
    removeCells(doc, new Set([third]));
    insertCells(doc, first, [{ kind: 'calculation', source: 'new = 3' }]);
    writeSettings(doc, { angle: 'deg' });
  };
  return { doc, past, ids: { first, second, third }, change };
}

describe('restoreSheet', () => {
  it('makes every cell and setting what it was', () => {
    const { doc, past, change } = makeSheet();
    change();
    restoreSheet(doc, past);
    expect(readCells(doc)).toEqual(readCells(past));
    expect(readSettings(doc)).toEqual(readSettings(past));
  });

  it('is one step of undo', () => {
    const { doc, past, change } = makeSheet();
    change();
    const changed = readCells(doc);
    const undo = new Y.UndoManager(doc.getMap('cells'), { trackedOrigins: new Set([ownEdit]) });
    restoreSheet(doc, past);
    undo.undo();
    expect(readCells(doc)).toEqual(changed);
    expect(undo.canUndo()).toBe(false);
  });

  it('keeps what somebody else types meanwhile in a cell that stays', () => {
    const { doc, past, ids, change } = makeSheet();
    change();
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    editCell(other, ids.first, 'a = 27 + 4');
    restoreSheet(doc, past);
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
    expect(readCells(doc).find(({ id }) => id === ids.first)?.source).toContain('+ 4');
  });
});

describe('compareSheets', () => {
  it('names what came, what changed and what went', () => {
    const { doc, past, ids, change } = makeSheet();
    change();
    const { added, changed, removed } = compareSheets(readCells(past), readCells(doc));
    expect([added.length, changed, removed]).toEqual([1, [ids.first, ids.second], [ids.third]]);
  });
});
