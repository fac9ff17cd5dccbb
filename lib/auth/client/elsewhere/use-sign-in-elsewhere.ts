'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { redirectErrand } from './redirect-errand';
import { signInElsewhere, takeUpRedirect } from '@/lib/auth/client/session';
import type { Entry } from '@/lib/auth/client/use-entry';

/**
 * Signing in at another place from a page for coming in, by its `attempt`. A page to which somebody comes back from
 * there finishes it by itself.
 */
export function useSignInElsewhere(attempt: (entry: Entry) => void): {
  pendingId: string | null;
  approach: () => void;
  choose: (providerId: string) => void;
} {
  const [chosen, setChosen] = useState<string | null>(null);

  const finish = useEffectEvent(() => {
    if (redirectErrand.read()?.kind === 'sign-in') attempt({ faults: {}, enter: takeUpRedirect });
  });
  useEffect(() => finish(), []);

  return {
    pendingId: chosen,
    // Else a browser may have forgotten the press by the time the window opens, and hold it back.
    approach: () => void loadAuth(),
    choose: (providerId) => {
      setChosen(providerId);
      attempt({ faults: {}, enter: () => signInElsewhere(providerId) });
    },
  };
}
