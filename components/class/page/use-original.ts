import { useCallback, useSyncExternalStore } from 'react';
import { originalOf } from '@/lib/class/handout';
import { openDocument } from '@/lib/documents/client/open-document';
import { useSheet } from '@/lib/worksheet/client/use-sheet';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

const none: readonly SheetCell[] = [];
const watchNothing = () => () => undefined;

/** The cells of the sheet as it was handed out; null until they are here. This device keeps them as it does pages. */
export function useOriginal(roomId: string, handoutId: string): readonly SheetCell[] | null {
  const open = useCallback(() => openDocument(originalOf(roomId, handoutId)), [roomId, handoutId]);
  const sheet = useSheet(open);
  const read = () => sheet?.cells.read() ?? none;
  const cells = useSyncExternalStore(sheet?.cells.subscribe ?? watchNothing, read, read);
  return cells.length === 0 ? null : cells;
}
