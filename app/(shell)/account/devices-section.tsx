'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { SignOutEverywhere } from '@/app/(shell)/account/sign-out-everywhere';
import { DeviceList } from '@/components/account/device-list';
import { FailureNotice } from '@/components/shell/failure-notice';
import { readDeviceNote } from '@/lib/account/client/device-notes';
import type { RecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { watchDevices } from '@/lib/account/client/watch-devices';
import type { PersonKind } from '@/lib/auth/person-kind';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useWatch } from '@/lib/core/client/use-watch';

type DevicesSectionProps = {
  uid: string;
  recent: RecentSignIn;
  returned: ReactNode;
  /** A person who came by a link or a card has nothing to confirm themselves with. */
  kind: PersonKind;
};

/** The devices, and signing out on all of them. */
export function DevicesSection({ uid, recent, returned, kind }: DevicesSectionProps) {
  const t = useTranslations('account.devices');
  const { value: devices, failure } = useWatch(watchDevices, uid);
  const error = useUserError(failure);
  const [now] = useState(() => Date.now());
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  return (
    <>
      <DeviceList
        devices={devices}
        thisDeviceId={readDeviceNote(uid)?.deviceId ?? null}
        now={now}
        denied={kind === 'account' ? undefined : t(kind === 'learner' ? 'deniedLearner' : 'denied')}
        onSignOutEverywhere={() => setIsAsking(true)}
      />
      <FailureNotice error={error} className="mt-4" />
      {(isAsking ?? returned !== null) ? (
        <SignOutEverywhere recent={recent} returned={returned} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}
