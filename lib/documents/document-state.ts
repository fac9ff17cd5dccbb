import type { AppError } from '@/lib/errors/app-error';

/** What a page tells about a document that it has open. */
export type DocumentState = {
  phase: 'loading' | 'ready' | 'offline' | 'read-only' | 'failed';
  /** Edits of this page that the service does not have yet. */
  unsaved: number;
  failure?: AppError;
};

/** What is known about an open document and its connection. */
export type DocumentFacts = {
  /** The log and the snapshot have been read. */
  isSynced: boolean;
  /** Null while the page is still connecting for the first time. */
  isConnected: boolean | null;
  /** Newer code has written it. */
  isNewer: boolean;
  /** Its snapshot cannot be read. */
  isBroken: boolean;
  isReadRefused: boolean;
  isWriteRefused: boolean;
};

export function phaseOf(facts: DocumentFacts): DocumentState['phase'] {
  if (facts.isBroken || facts.isReadRefused) return 'failed';
  if (facts.isNewer || facts.isWriteRefused) return 'read-only';
  if (facts.isConnected === false) return 'offline';
  return facts.isSynced ? 'ready' : 'loading';
}

/** Whether edits may leave this page now. */
export const maySend = (facts: DocumentFacts): boolean =>
  facts.isSynced && facts.isConnected === true && !facts.isNewer && !facts.isBroken && !facts.isReadRefused;
