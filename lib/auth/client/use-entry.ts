'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { EntryFaults } from '../entry-faults';
import { rememberTypedEmail } from './typed-email';
import { useAttempt, type AttemptState } from './use-attempt';
import type { NewPassword } from './use-new-password';
import { useSession } from './use-session';

export type Entry = {
  /** What is plainly wrong with what was typed; then nobody is asked. */
  faults: EntryFaults | Promise<EntryFaults>;
  /** False: nobody came in after all, and the page stays. */
  enter: () => Promise<unknown>;
};

/**
 * Runs a sign-in or sign-up form and goes on to `next` afterwards; someone who is signed in already is sent on
 * at once.
 *
 * @param newPassword the password that the form chooses, where it chooses one
 */
export function useEntry(
  next: string,
  newPassword?: NewPassword,
): { state: AttemptState; attempt: (entry: Entry) => void } {
  const router = useRouter();
  const { status } = useSession();
  const { state, attempt } = useAttempt({ leaves: true, ...(newPassword && { newPassword }) });
  const hasTried = useRef(false);

  useEffect(() => {
    if (status === 'signed-in' && !hasTried.current) router.replace(next);
  }, [status, router, next]);

  return {
    state,
    attempt: ({ faults, enter }) =>
      attempt({
        faults,
        work: async () => {
          hasTried.current = true;
          if ((await enter()) === false) return false;
          // The next person at this tab need not see it.
          rememberTypedEmail('');
          router.replace(next);
          return true;
        },
      }),
  };
}
