'use client';

import { useCallback } from 'react';
import type { Watch } from '@/lib/core/client/use-watch';
import { useWatchEach } from '@/lib/core/client/use-watch-each';
import type { Company } from '../members/company';
import { watchCompany } from './watch-company';

const nothing: Watch<never> = () => () => undefined;

/**
 * Who belongs to each of some rooms besides the reader. A room whose people cannot be read, or are not the
 * reader's to see, is missing.
 */
export function useCompany(uid: string | null, roomIds: readonly string[]): ReadonlyMap<string, Company> {
  const watchOf = useCallback(
    (roomId: string): Watch<Company> => (uid === null ? nothing : watchCompany(roomId, uid)),
    [uid],
  );
  return useWatchEach(roomIds, watchOf);
}
