'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { withNext } from '../next-path';
import type { SessionUser } from '../session';
import { useSession } from './use-session';

/**
 * The person who may see a protected page; null until the identity service has confirmed them. A signed-out person
 * is sent to sign in and comes back. After a person's own sign-out there is no way back, for the next person at the
 * device. Guests and learners come back by a card, to the same place.
 */
export function useSignedInUser(): SessionUser | null {
  const session = useSession();
  const router = useRouter();
  const { status, ending } = session;

  useEffect(() => {
    if (status !== 'signed-out') return;
    const here = `${location.pathname}${location.search}`;
    if (ending === 'guest-ended' || ending === 'learner-ended') router.replace(withNext('/card', here));
    else router.replace(ending === 'left' ? '/sign-in' : withNext('/sign-in', here));
  }, [status, ending, router]);

  return status === 'signed-in' ? session.user : null;
}
