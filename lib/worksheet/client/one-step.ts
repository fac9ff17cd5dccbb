import type { UndoManager } from 'yjs';
import { oneStep } from '../edit/own-undo';

/** From here on all that this person writes is one step of undo, however slowly. Returns the way to end it. */
export function beginStep(undo: UndoManager): () => void {
  undo.stopCapturing();
  undo.captureTimeout = Infinity;
  return () => {
    undo.stopCapturing();
    undo.captureTimeout = oneStep;
  };
}
