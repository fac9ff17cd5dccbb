'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { withNext } from '../next-path';
import type { SessionUser } from '../session';
import { useSession } from './use-session';

/**
 * The person for whom a protected page is shown; null until the identity service has confirmed them. Someone
 * who is signed out is sent to sign in and comes back; whoever left of their own will does not leave a way
 * back for the next person at the device. Guests and learners come back by a card, to the same place.
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
