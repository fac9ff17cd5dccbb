'use client';

import { useState, type ReactNode } from 'react';
import { WaysInSection } from '@/components/account/ways-in-section';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { RecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { listWaysIn } from '@/lib/account/ways-in';
import { linkElsewhere, unlinkElsewhere } from '@/lib/auth/client/elsewhere/link-elsewhere';
import type { Identity } from '@/lib/auth/identity';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { loadAuth } from '@/lib/firebase/client/load-firebase';

type WaysInProps = {
  identity: Identity;
  offered: readonly { id: string; label: string | null }[];
  recent: RecentSignIn;
  returned: ReactNode;
  onChanged: () => Promise<void>;
};

/** Linking the account with other places, and taking such a link away. Nothing where there are none. */
export function WaysIn({ identity, offered, recent, returned, onChanged }: WaysInProps) {
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const { state, start } = useAction<{ id: string; change: (id: string) => Promise<void> }>(
    async ({ id, change }) => {
      setPendingId(id);
      setHasGoneOn(true);
      await change(id);
      await onChanged();
    },
  );
  const error = useUserError(state.failure);
  const ways = listWaysIn(identity.providers, offered);
  if (ways.length === 0) return null;

  // A fresh sign-in is not asked for, so that the window still opens by the press; the service refuses an old one.
  const link = async (id: string) => {
    if (await recent.ensure({ action: 'ways' })) await linkElsewhere(id);
  };
  const unlink = async (id: string) => {
    if (await recent.ensure({ action: 'ways' })) await unlinkElsewhere(id);
  };
  return (
    <WaysInSection
      ways={ways}
      pendingId={state.isPending ? pendingId : null}
      notice={
        <>
          {hasGoneOn ? null : returned}
          <FailureNotice error={error} />
        </>
      }
      onApproach={() => void loadAuth()}
      onLink={(id) => start({ id, change: link })}
      onUnlink={(id) => start({ id, change: unlink })}
    />
  );
}
