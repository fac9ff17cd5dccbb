'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { takeUpErrand } from '@/lib/auth/client/elsewhere/link-elsewhere';
import { redirectErrand } from '@/lib/auth/client/elsewhere/redirect-errand';
import { isAction, type Action } from '../action';

/** The page was left for another place, and somebody has come back. */
export type Return = {
  /** What they had been about to do when they had to confirm who they are; `link` has been done by now. */
  errand: 'link' | Action;
  /** What was thrown, if it came to nothing. */
  failure: unknown;
};

/**
 * Finishes what the page has been left for, where the browser holds windows back. Null while nobody has come back, and
 * when they turned round on the way.
 *
 * @param uid null while it is not known who is signed in
 * @param onDone the account is not what it was
 */
export function useReturn(uid: string | null, onDone: () => Promise<void>): Return | null {
  const [back, setBack] = useState<Return | null>(null);

  const refresh = useEffectEvent(onDone);
  useEffect(() => {
    const errand = uid === null ? null : readErrand();
    if (errand === null) return;
    const finish = async () => {
      const isDone = await takeUpErrand();
      if (isDone) await refresh();
      return isDone;
    };
    finish().then(
      (isDone) => setBack(isDone ? { errand, failure: null } : null),
      (failure: unknown) => setBack({ errand, failure }),
    );
  }, [uid]);

  return back;
}

function readErrand(): Return['errand'] | null {
  const found = redirectErrand.read();
  if (found === null || found.kind === 'sign-in') return null;
  return found.kind === 'confirm' && isAction(found.action) ? found.action : 'link';
}
