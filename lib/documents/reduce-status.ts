import { AppError } from '@/lib/errors/app-error';
import { phaseOf, type DocumentFacts, type DocumentState } from './document-state';

/** Something stored that cannot be read. It stays where it is; a page can hand it out as a file. */
export type BrokenPart = { where: 'journal' | 'device' | 'log' | 'snapshot'; text: string };

/** What can fail by itself. The first of these that does is shown. */
const sources = ['content', 'read', 'write', 'device', 'size', 'log'] as const;
type Source = (typeof sources)[number];

/** All that is known about an open document. */
export type DocumentStatus = {
  facts: DocumentFacts;
  failures: Readonly<Partial<Record<Source, AppError | null>>>;
  broken: readonly BrokenPart[];
  /** Edits of this page that the service does not have yet. */
  unsaved: number;
  isClosed: boolean;
};

export type DocumentEvent =
  /** The document has an edit that is to be sent. */
  | { type: 'edited'; unsaved: number }
  | { type: 'sent'; unsaved: number }
  | { type: 'write-refused'; failure: AppError }
  | { type: 'read-refused'; failure: AppError }
  /** Everything that the service has is here, or has to be read again. */
  | { type: 'synced'; isSynced: boolean }
  | { type: 'connected'; isConnected: boolean }
  /** The first connection takes too long. */
  | { type: 'overdue' }
  /** Newer code has written the document. */
  | { type: 'newer' }
  | { type: 'broken'; part: BrokenPart }
  /** The device kept an edit, or could not. */
  | { type: 'kept'; failure: AppError | null }
  | { type: 'copied'; isTooLarge: boolean }
  | { type: 'compacted'; failure: AppError | null }
  | { type: 'closed' };

export const firstStatus: DocumentStatus = {
  facts: {
    isSynced: false,
    isConnected: null,
    isNewer: false,
    isBroken: false,
    isReadRefused: false,
    isWriteRefused: false,
  },
  failures: {},
  broken: [],
  unsaved: 0,
  isClosed: false,
};

/** What is known after an event. A closed document learns nothing, but still counts what arrives. */
export function reduceStatus(status: DocumentStatus, event: DocumentEvent): DocumentStatus {
  const { facts, failures, ...rest } = changeBy(event, status);
  return {
    ...status,
    ...rest,
    failures: { ...status.failures, ...failures },
    facts: status.isClosed ? status.facts : { ...status.facts, ...facts },
  };
}

type Change = Partial<Omit<DocumentStatus, 'facts'>> & { facts?: Partial<DocumentFacts> };

function changeBy(event: DocumentEvent, { facts, broken }: DocumentStatus): Change {
  switch (event.type) {
    case 'edited':
      return { unsaved: event.unsaved };
    case 'sent':
      return { unsaved: event.unsaved, failures: { write: null }, facts: { isWriteRefused: false } };
    case 'write-refused': {
      // Who writes too fast may still write.
      const isWriteRefused = event.failure.code !== 'documents/too-fast';
      return { failures: { write: event.failure }, facts: { isWriteRefused } };
    }
    case 'read-refused':
      return { failures: { read: event.failure }, facts: { isReadRefused: true } };
    case 'synced':
      if (!event.isSynced) return { facts: { isSynced: false } };
      return { failures: { read: null }, facts: { isSynced: true, isReadRefused: false } };
    case 'connected':
      // The SDK says at first that there is no connection, before it has tried.
      if (!event.isConnected && facts.isConnected === null) return {};
      return { facts: { isConnected: event.isConnected } };
    case 'overdue':
      return facts.isConnected === null ? { facts: { isConnected: false } } : {};
    case 'newer':
      if (facts.isNewer) return {};
      return { failures: { content: new AppError('documents/newer-version') }, facts: { isNewer: true } };
    case 'broken': {
      // Only a snapshot holds so much that the page must not go on without it.
      const isBroken = facts.isBroken || event.part.where === 'snapshot';
      const content = new AppError(isBroken ? 'documents/unreadable' : 'documents/part-unreadable');
      return { broken: [...broken, event.part], failures: { content }, facts: { isBroken } };
    }
    case 'kept':
      return { failures: { device: event.failure } };
    case 'copied':
      return { failures: { size: event.isTooLarge ? new AppError('documents/full') : null } };
    case 'compacted':
      return { failures: { log: event.failure } };
    case 'closed':
      return { isClosed: true };
  }
}

/** The status as a page shows it. */
export function stateOf({ facts, failures, unsaved }: DocumentStatus): DocumentState {
  const failure = sources.map((source) => failures[source]).find((found) => found);
  return { phase: phaseOf(facts), unsaved, ...(failure && { failure }) };
}
