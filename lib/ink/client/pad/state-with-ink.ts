import type { DocumentState } from '@/lib/documents/document-state';

/**
 * The state of a sheet with its ink: nothing is saved before both are. What the sheet says about itself comes first.
 * Ink that is only read says nothing.
 */
export function stateWithInk(sheet: DocumentState, ink: DocumentState | null): DocumentState {
  if (ink === null) return sheet;
  const unsaved = sheet.unsaved + ink.unsaved;
  const isHeld = ink.phase === 'offline' || (ink.phase === 'read-only' && ink.unsaved > 0);
  return { ...sheet, unsaved, phase: sheet.phase === 'ready' && isHeld ? ink.phase : sheet.phase };
}
