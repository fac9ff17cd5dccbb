import type { DocumentState } from '@/lib/documents/document-state';

/** Why what is drawn is not kept by the service, or not seen; null where all is well. */
export type InkTrouble = 'offline' | 'waiting' | 'refused' | 'failed' | null;

/**
 * What a page says about its ink where nothing else says it. Who only looks hears nothing of a lost connection.
 *
 * @param isDrawing the tools are out
 */
export function inkTrouble({ phase, unsaved }: DocumentState, isDrawing: boolean): InkTrouble {
  if (phase === 'failed') return 'failed';
  if (phase === 'read-only') return unsaved > 0 ? 'refused' : null;
  if (phase !== 'offline') return null;
  return unsaved > 0 ? 'waiting' : isDrawing ? 'offline' : null;
}
