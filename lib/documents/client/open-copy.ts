import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import { applyUpdates } from '../apply-updates';
import type { DocumentState } from '../document-state';
import type { OpenDocument } from './open-document';

/** A document in the memory of this page. It is complete at once, and nothing done to it is sent or stored. */
export function openCopy(updates: readonly Uint8Array[]): OpenDocument {
  const doc = new Y.Doc();
  applyUpdates(doc, updates);
  return {
    doc,
    state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
    listBroken: () => [],
    readHistory: null,
    close: () => doc.destroy(),
  };
}
