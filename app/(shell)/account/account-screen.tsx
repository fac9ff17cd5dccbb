'use client';

import { useTranslations } from 'next-intl';
import { AccountColumn } from '@/components/account/account-column';
import { AccountHeader } from '@/components/account/account-header';
import { TechnicalDetails } from '@/components/account/technical-details';
import { AccountSkeleton } from '@/components/account/account-skeleton';
import { CalendarSection } from '@/app/(shell)/account/calendar-section';
import { DataPart } from '@/app/(shell)/account/data-part';
import { DeleteSection } from '@/app/(shell)/account/delete-section';
import { DevicesSection } from '@/app/(shell)/account/devices-section';
import { EmailPart } from '@/app/(shell)/account/email-part';
import { GuestNotice } from '@/app/(shell)/guest-notice';
import { NameSection } from '@/app/(shell)/account/name-section';
import { NotificationSection } from '@/app/(shell)/account/notification-section';
import { PasswordSection } from '@/app/(shell)/account/password-section';
import { PictureSection } from '@/app/(shell)/account/picture-section';
import { PrivacySection } from '@/app/(shell)/account/privacy-section';
import { SignInAgain } from '@/app/(shell)/account/sign-in-again';
import { useReturned } from '@/app/(shell)/account/use-returned';
import { WaysIn } from '@/app/(shell)/account/ways-in';
import { FailureNotice } from '@/components/shell/failure-notice';
import { LostNotice } from '@/components/shell/lost-notice';
import { useIdentity } from '@/lib/account/client/use-identity';
import { useRecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { watchUser } from '@/lib/account/client/watch-user';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useWatch } from '@/lib/core/client/use-watch';
import { lostAfter } from '@/lib/firebase/client/use-lost-since';

type AccountScreenProps = {
  /** Where this deployment lets people sign in besides by password. */
  providers: readonly { id: string; label: string | null }[];
};

/** Everything about the person's own account. */
export function AccountScreen({ providers }: AccountScreenProps) {
  const t = useTranslations('account');
  const user = useSignedInUser();
  const uid = user?.uid ?? null;
  const watched = useWatch(watchUser, uid);
  const { identity, failure, refresh } = useIdentity(uid);
  const recent = useRecentSignIn();
  const returned = useReturned(uid, refresh);
  const error = useUserError(watched.failure ?? failure);
  const isLost = useDelayedFlag(uid !== null && !watched.isCurrent && watched.failure === null, lostAfter);
  const account = watched.value;

  return (
    <AccountColumn>
      <AccountHeader user={user} picture={account?.picture} />
      <div className="mt-6 empty:hidden">
        {isLost ? <LostNotice service="firestore">{t('connection')}</LostNotice> : null}
        <FailureNotice error={error} />
      </div>
      {user === null || account === undefined || identity === null ? (
        <AccountSkeleton label={t('loading')} />
      ) : (
        <>
          <GuestNotice isGuest={account.kind === 'guest'} className="mt-6" onKept={() => void refresh()} />
          <NameSection name={account.name} />
          {account.kind === 'guest' ? null : <PictureSection uid={user.uid} account={account} />}
          {account.kind === 'account' ? <EmailPart identity={identity} /> : null}
          {account.kind === 'account' && identity.email !== null ? (
            <PasswordSection
              identity={identity}
              email={identity.email}
              recent={recent}
              returned={returned('password')}
              onChanged={refresh}
            />
          ) : null}
          {account.kind === 'account' ? (
            <WaysIn
              identity={identity}
              offered={providers}
              recent={recent}
              returned={returned('ways')}
              onChanged={refresh}
            />
          ) : null}
          {account.kind === 'guest' ? null : <NotificationSection uid={user.uid} choices={account.notices} />}
          <CalendarSection />
          <DevicesSection
            uid={user.uid}
            recent={recent}
            returned={returned('everywhere')}
            kind={account.kind}
          />
          {account.kind === 'account' ? <PrivacySection /> : null}
          <DataPart />
          <TechnicalDetails identity={identity} />
          <DeleteSection
            kind={account.kind}
            email={identity.email}
            name={account.name}
            recent={recent}
            returned={returned('deletion')}
          />
          {recent.isAsking ? <SignInAgain identity={identity} offered={providers} recent={recent} /> : null}
        </>
      )}
    </AccountColumn>
  );
}
