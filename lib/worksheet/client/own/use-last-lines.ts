'use client';

import { useEffect, useState } from 'react';
import type { LastLine } from '../../own/last-lines';
import type { ListedSheet } from '../../own/list-sheets';

/**
 * The last lines of a room's sheet with their results, again after each edit that is noted. Null while they are not
 * known, and for readers who cannot have them: the list names the sheet all the same. Its code comes after the page.
 */
export function useLastLines(sheet: ListedSheet | undefined): readonly LastLine[] | null {
  const [lines, setLines] = useState<{ of: string; lines: readonly LastLine[] } | null>(null);
  const { id = null, editedAt = 0 } = sheet ?? {};
  const roomId = sheet?.room?.id ?? null;
  useEffect(() => {
    if (id === null || roomId === null) return undefined;
    let isCurrent = true;
    import('./read-last-lines')
      .then(({ readLastLines }) => readLastLines(roomId, id))
      .then((found) => {
        if (isCurrent) setLines({ of: id, lines: found });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [roomId, id, editedAt]);
  return lines?.of === id ? lines.lines : null;
}
