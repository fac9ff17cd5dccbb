import * as Y from 'yjs';

/** The origin of changes that this page has not made. Undo leaves them alone. */
export const fromElsewhere = Symbol('from elsewhere');

/**
 * Applies updates together, as one change. An update that Yjs cannot take holds up no other.
 *
 * @returns those that could not be applied
 */
export function applyUpdates(
  doc: Y.Doc,
  updates: readonly Uint8Array[],
  origin: unknown = null,
): Uint8Array[] {
  const failed: Uint8Array[] = [];
  doc.transact(() => {
    for (const update of updates) {
      try {
        Y.applyUpdate(doc, update);
      } catch {
        failed.push(update);
      }
    }
  }, origin);
  return failed;
}
