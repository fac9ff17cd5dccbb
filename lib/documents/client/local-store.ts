/** An edit that the service does not have yet. */
export type UnsentRow = { id: number; update: Uint8Array };

/**
 * What this device keeps of documents. Edits that the service has leave it; `state` is a copy of the document, to be
 * shown before the service answers.
 */
export type LocalStore = {
  read: (document: string) => Promise<{ state: Uint8Array | null; unsent: readonly UnsentRow[] }>;
  /** The documents of which an edit is unsent. */
  listUnsent: () => Promise<readonly string[]>;
  /** Resolves to the id of the row when it is stored for good. */
  addUnsent: (document: string, update: Uint8Array) => Promise<number>;
  removeUnsent: (ids: readonly number[]) => Promise<void>;
  saveState: (document: string, state: Uint8Array) => Promise<void>;
};

/** For a page whose browser stores nothing, or must not. */
export const noStore: LocalStore = {
  read: () => Promise.resolve({ state: null, unsent: [] }),
  listUnsent: () => Promise.resolve([]),
  addUnsent: () => new Promise(() => undefined),
  removeUnsent: () => Promise.resolve(),
  saveState: () => Promise.resolve(),
};
