'use client';

import { useEffect } from 'react';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';

type TakenInput = {
  sheet: OpenSheet;
  /** The cell that is written in. */
  writtenId: string | undefined;
  leave: () => void;
  goTo: (id: string) => void;
};

/**
 * The cells that somebody deleted while this person wrote in them. The place goes on to the line that follows, as a
 * selection: what is typed on must not get into other words.
 */
export function useTaken({ sheet, writtenId, leave, goTo }: TakenInput) {
  const taken = useReadable(sheet.taken.cells);
  useEffect(() => {
    const { cells } = sheet.taken;
    return cells.subscribe(() => {
      const lost = cells.read().findLast(({ cell }) => cell.id === writtenId);
      if (lost === undefined) return;
      if (lost.next === null) leave();
      else goTo(lost.next);
    });
  }, [sheet, writtenId, leave, goTo]);
  return taken;
}
