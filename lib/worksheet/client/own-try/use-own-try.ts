'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '@/lib/auth/client/use-session';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { beginOwnTry, endOwnTry, ownTries, ownTryKey, type OwnTry } from './own-tries';
import type { OpenSheet } from '../open-sheet';

export type OwnTryState = {
  /** The try that is open; null while the person looks at the sheet itself. */
  tried: OwnTry | null;
  /** Its name among the tries of this page. */
  key: string;
  begin: () => void;
  end: () => void;
};

/** The own try of a sheet that others share; null where nobody shares it. */
export function useOwnTry(place: DocumentPlace | null, sheet: OpenSheet): OwnTryState | null {
  const uid = useSession().user?.uid ?? null;
  const tries = useSyncExternalStore(ownTries.subscribe, ownTries.read, ownTries.read);
  const key = place === null || uid === null ? null : ownTryKey(place, uid);
  const tried = (key === null ? undefined : tries.get(key)) ?? null;
  return useMemo(
    () =>
      key === null ? null : { tried, key, begin: () => beginOwnTry(key, sheet), end: () => endOwnTry(key) },
    [key, tried, sheet],
  );
}
