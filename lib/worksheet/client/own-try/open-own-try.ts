import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import { fromElsewhere } from '@/lib/documents/client/open-document';
import type { DocumentState } from '@/lib/documents/document-state';
import { openSheet, type OpenSheet } from '../open-sheet';

/** A copy in memory is all here from the first moment, and nothing of it waits for a service. */
const alwaysReady: DocumentState = { phase: 'ready', unsaved: 0 };

/**
 * Opens a copy of a sheet in the memory of this page. Nothing of it is sent or stored, and the sheet itself never
 * changes with it. Edits that the service has refused are in the copy too.
 */
export function openOwnTry(sheet: Pick<OpenSheet, 'doc'>): OpenSheet {
  const doc = new Y.Doc();
  // Not an own edit, so that undo begins with what is tried.
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(sheet.doc), fromElsewhere);
  return openSheet({
    doc,
    state: createStore(alwaysReady),
    listBroken: () => [],
    close: () => doc.destroy(),
  });
}
