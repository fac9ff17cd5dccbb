import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import { fromElsewhere } from '@/lib/documents/apply-updates';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { DocumentState } from '@/lib/documents/document-state';
import { insertCells, type CellDraft } from '../../edit/edit-cells';
import { ownEdit, readCells } from '../../sheet-document';

/** What somebody finds who has no sheet yet. */
type Example = { title: string; cells: readonly CellDraft[] };

const given = Symbol('example');

/**
 * A sheet to try, over the sheet of this device. As long as that is empty an example stands there, and the first edit
 * writes it down with the edit. So nobody who only looked finds an example among their own.
 */
export function openTrial(device: OpenDocument, example: Example): OpenDocument {
  const doc = new Y.Doc();
  const state = createStore<DocumentState>({ phase: 'loading', unsaved: 0 });
  let isBegun = false;
  let isKept = false;

  const begin = () => {
    isBegun = true;
    isKept = readCells(device.doc).length > 0;
    if (isKept) Y.applyUpdate(doc, Y.encodeStateAsUpdate(device.doc), fromElsewhere);
    else
      doc.transact(() => {
        doc.getMap('meta').set('title', example.title);
        insertCells(doc, null, example.cells);
      }, given);
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === fromElsewhere) return;
      Y.applyUpdate(device.doc, isKept ? update : Y.encodeStateAsUpdate(doc), ownEdit);
      isKept = true;
    });
    device.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === fromElsewhere && isKept) Y.applyUpdate(doc, update, fromElsewhere);
    });
  };
  const follow = () => {
    const next = device.state.read();
    if (next.phase !== 'loading' && !isBegun) begin();
    state.set(next);
  };
  const stop = device.state.subscribe(follow);
  follow();
  return {
    doc,
    state,
    listBroken: () => device.listBroken(),
    readHistory: null,
    close: () => {
      stop();
      device.close();
    },
  };
}
