import { AppError } from '@/lib/errors/app-error';
import { createStore } from '@/lib/core/client/create-store';
import { phaseOf, type DocumentFacts, type DocumentState } from '../document-state';

/** Something stored that cannot be read. It stays where it is; a page can hand it out as a file. */
export type BrokenPart = { where: 'journal' | 'device' | 'log' | 'snapshot'; text: string };

/** What can fail by itself. The first of these that does is shown. */
const sources = ['content', 'read', 'write', 'device', 'size', 'log'] as const;
type Source = (typeof sources)[number];

/** What is known about an open document, as the page shows it. */
export function createDocumentStatus() {
  const state = createStore<DocumentState>({ phase: 'loading', unsaved: 0 });
  const failures = new Map<Source, AppError>();
  const broken: BrokenPart[] = [];
  let unsaved = 0;
  let facts: DocumentFacts = {
    isSynced: false,
    isConnected: null,
    isNewer: false,
    isBroken: false,
    isReadRefused: false,
    isWriteRefused: false,
  };

  const publish = () => {
    const failure = sources.map((source) => failures.get(source)).find((found) => found !== undefined);
    const next: DocumentState = { phase: phaseOf(facts), unsaved, ...(failure && { failure }) };
    const before = state.read();
    const fields = ['phase', 'unsaved', 'failure'] as const;
    if (fields.some((field) => before[field] !== next[field])) state.set(next);
  };

  return {
    state,
    facts: (): DocumentFacts => facts,
    listBroken: (): readonly BrokenPart[] => broken,
    learn: (learned: Partial<DocumentFacts>): void => {
      facts = { ...facts, ...learned };
      publish();
    },
    /** Null when it works again. */
    fail: (source: Source, failure: AppError | null): void => {
      if (failure) failures.set(source, failure);
      else failures.delete(source);
      publish();
    },
    setUnsaved: (edits: number): void => {
      unsaved = edits;
      publish();
    },
    /** Only a snapshot holds so much that the page must not go on without it. */
    setAside: (part: BrokenPart): void => {
      broken.push(part);
      const isWhole = part.where === 'snapshot';
      if (isWhole) facts = { ...facts, isBroken: true };
      failures.set(
        'content',
        new AppError(facts.isBroken ? 'documents/unreadable' : 'documents/part-unreadable'),
      );
      publish();
    },
  };
}
