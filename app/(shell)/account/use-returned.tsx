'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReturnNotice } from '@/components/account/return-notice';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Notice } from '@/components/ui/notice';
import { useReturn } from '@/lib/account/client/use-return';
import type { Action } from '@/lib/account/action';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** What a part of the page says to a person who was at another place for it; null for everybody else. */
export type Returned = (part: Action) => ReactNode;

/** Leads a person who comes back from another place to where they were. */
export function useReturned(uid: string | null, onDone: () => Promise<void>): Returned {
  const t = useTranslations('account.returned');
  const back = useReturn(uid, onDone);
  const error = useUserError(back?.failure ?? null);
  const say = (part: Action) => {
    const isHere = back?.errand === part || (back?.errand === 'link' && part === 'ways');
    if (!isHere || (back.failure !== null && error === null)) return null;
    return (
      <ReturnNotice>
        {error ? <FailureNotice error={error} /> : <Notice tone="moss">{t(back.errand)}</Notice>}
      </ReturnNotice>
    );
  };
  return say;
}
