'use client';

import { useCallback, useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { getPerson } from '../contract';
import type { Person } from '../schema';

/** One person, as the server has them; `refresh` after a change. */
export function usePerson(uid: string): {
  person: Person | null;
  failure: unknown;
  refresh: () => Promise<void>;
} {
  const [seen, setSeen] = useState<{ person: Person | null; failure: unknown }>({
    person: null,
    failure: null,
  });
  const refresh = useCallback(async () => {
    try {
      setSeen({ person: await callServer(getPerson, { uid }), failure: null });
    } catch (failure) {
      setSeen((before) => ({ ...before, failure }));
    }
  }, [uid]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the answer sets state
    void refresh();
  }, [refresh]);
  return { ...seen, refresh };
}
