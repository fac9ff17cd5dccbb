import { useEffect, useMemo, useRef } from 'react';
import { sheetPoint } from '@/components/call/stage/sheet-beside';
import type { SheetWays } from '@/components/chat/quotes/sheet-ways';
import { useSheetNames } from '@/lib/worksheet/client/use-sheet-names';
import { cellHref } from '@/lib/worksheet/sheet-href';

/** Below this width a panel lies over the stage. */
const phone = '(width < 600px)';

/**
 * Where quoted cells of the chat lead in a call: to the sheet on the stage.
 *
 * @param onLeave closes the chat, which lies over the sheet on a phone
 */
export function useQuotedSheets(roomId: string, onLeave: () => void): SheetWays {
  const nameOf = useSheetNames(roomId);
  // It is another function each time, and a long list is not to be drawn again for it.
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  return useMemo(
    () => ({
      nameOf,
      show: ({ sheet, id }) => {
        sheetPoint.set({ sheet, cell: id, takesFocus: true });
        if (matchMedia(phone).matches) leave.current();
      },
      hrefOf: (cell) => cellHref(roomId, cell),
    }),
    [nameOf, roomId],
  );
}
