import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import { applyUpdates } from '../apply-updates';
import type { DocumentState } from '../document-state';
import type { OpenDocument } from './open-document';

/** A document as it once was. It is complete at once, and nothing done to it is kept. */
export function openPastDocument(updates: readonly Uint8Array[]): OpenDocument {
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
