'use client';

import { useMemo } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchSeenWorksheets } from './watch-seen-worksheets';

/** The name of a sheet of a room by its id: undefined while it is not known, null for one that cannot be opened. */
export type NameOfSheet = (sheet: string) => string | null | undefined;

/** The names of the sheets of a room that are in use. The function stays the same as long as they do. */
export function useSheetNames(roomId: string | null): NameOfSheet {
  const { value, failure } = useWatch(watchSeenWorksheets, roomId);
  const isShut = failure !== null;
  return useMemo((): NameOfSheet => {
    if (value === undefined) return () => (isShut ? null : undefined);
    const names = new Map(
      value.flatMap(({ id, name, binnedAt }) => (binnedAt === null ? [[id, name] as const] : [])),
    );
    return (sheet) => names.get(sheet) ?? null;
  }, [value, isShut]);
}
