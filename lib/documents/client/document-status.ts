import { createStore } from '@/lib/core/client/create-store';
import type { DocumentFacts } from '../document-state';
import { firstStatus, reduceStatus, stateOf, type BrokenPart, type DocumentEvent } from '../reduce-status';

/** Follows what happens to an open document. A page hears only what changes for it. */
export function createDocumentStatus() {
  let status = firstStatus;
  const state = createStore(stateOf(status));
  return {
    state,
    hear: (event: DocumentEvent): void => {
      status = reduceStatus(status, event);
      const [before, next] = [state.read(), stateOf(status)];
      const fields = ['phase', 'unsaved', 'failure'] as const;
      if (fields.some((field) => before[field] !== next[field])) state.set(next);
    },
    facts: (): DocumentFacts => status.facts,
    isClosed: (): boolean => status.isClosed,
    listBroken: (): readonly BrokenPart[] => status.broken,
  };
}
