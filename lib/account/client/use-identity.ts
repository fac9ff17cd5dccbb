'use client';

import { useCallback, useEffect, useState } from 'react';
import { readIdentity } from '@/lib/auth/client/account-actions';
import type { Identity } from '@/lib/auth/identity';

/**
 * The account as the identity service has it; null until it has answered. Asked for again when the page comes
 * back to the front, because a mailed link is opened elsewhere.
 *
 * @param uid null while it is not known who is signed in
 */
export function useIdentity(uid: string | null): {
  identity: Identity | null;
  failure: unknown;
  refresh: () => Promise<void>;
} {
  const [seen, setSeen] = useState<{ identity: Identity | null; failure: unknown }>({
    identity: null,
    failure: null,
  });

  const look = useCallback(async (fresh: boolean) => {
    try {
      const identity = await readIdentity({ fresh });
      setSeen({ identity, failure: null });
    } catch (failure) {
      setSeen((before) => ({ ...before, failure }));
    }
  }, []);

  useEffect(() => {
    if (uid === null) return undefined;
    // What this page knows first: the service may take its time.
    // oxlint-disable-next-line react/set-state-in-effect -- only the answer sets state
    void look(false).then(() => look(true));
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void look(true);
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [uid, look]);

  return {
    identity: seen.identity?.uid === uid ? seen.identity : null,
    failure: seen.failure,
    refresh: () => look(true),
  };
}
