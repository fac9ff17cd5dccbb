'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { sessionStore } from '@/lib/auth/client/session';
import type { Session } from '@/lib/auth/session';

/**
 * Ends the session of a page whose sign-in was ended on another device: the page leads to the sign-in and back.
 * Loaded after everything else, and no page waits for it.
 */
export function useEndedSignIn({ status, user }: Session): void {
  // The account's page ends sign-ins itself, and says more about it.
  const isAtAccount = usePathname().startsWith('/account');
  const uid = status === 'signed-in' && !isAtAccount ? (user?.uid ?? null) : null;

  useEffect(() => {
    if (uid === null) return undefined;
    const watch: { isStopped: boolean; stop: () => void } = { isStopped: false, stop: () => undefined };
    const check = async () => {
      const { isSignInOver } = await import('@/lib/auth/client/is-sign-in-over');
      if ((await isSignInOver()) && !watch.isStopped) await sessionStore.end();
    };
    import('@/lib/account/client/watch-gate').then(
      ({ watchGate }) => {
        if (!watch.isStopped) watch.stop = watchGate(uid, () => void check());
      },
      () => undefined,
    );
    return () => {
      watch.isStopped = true;
      watch.stop();
    };
  }, [uid]);
}
