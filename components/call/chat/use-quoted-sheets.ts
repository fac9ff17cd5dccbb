import { useMemo } from 'react';
import { sheetPoint } from '@/components/call/stage/sheet-beside';
import type { SheetWays } from '@/components/chat/quotes/sheet-ways';
import { useSheetNames } from '@/lib/worksheet/client/use-sheet-names';
import { cellHref } from '@/lib/worksheet/sheet-href';

/** Where quoted cells of the chat lead in a call: to the sheet on the stage. */
export function useQuotedSheets(roomId: string): SheetWays {
  const nameOf = useSheetNames(roomId);
  return useMemo(
    () => ({
      nameOf,
      show: ({ sheet, id }) => sheetPoint.set({ sheet, cell: id, takesFocus: true }),
      hrefOf: (cell) => cellHref(roomId, cell),
    }),
    [nameOf, roomId],
  );
}
