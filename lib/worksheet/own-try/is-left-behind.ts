import type { DocumentState } from '@/lib/documents/document-state';

/**
 * Whether this page has words that the room does not get, because the person may no longer write. A sheet that newer
 * code has written takes none either, but for a reason that asking does not lift.
 */
export function isLeftBehind({ phase, unsaved, failure }: DocumentState, mayEdit: boolean): boolean {
  if (unsaved === 0 || failure?.code === 'documents/newer-version') return false;
  return !mayEdit || phase === 'read-only';
}
