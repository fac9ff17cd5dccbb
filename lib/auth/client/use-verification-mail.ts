'use client';

import { useState } from 'react';
import { mailVerificationLink } from '@/lib/auth/client/mailed-links';
import { useAction } from '@/lib/core/client/use-action';

/**
 * Mails the link that confirms the address of the person signed in.
 *
 * @param next where the link leads on to
 */
export function useVerificationMail(next?: string) {
  const [isSent, setIsSent] = useState(false);
  const { state, start } = useAction(async (_: null) => {
    await mailVerificationLink(next);
    setIsSent(true);
  });
  return { isSent, isPending: state.isPending, failure: state.failure, send: () => start(null) };
}
