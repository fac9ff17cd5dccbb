'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useEndedSignIn } from '@/app/(shell)/use-ended-sign-in';
import { useThisDevice } from '@/app/(shell)/use-this-device';
import { useUnsentLeave } from '@/app/(shell)/use-unsent-leave';
import { useGuestLeave } from '@/components/invites/use-guest-leave';
import { AccountMenu } from '@/components/shell/account-menu';
import { TopBar } from '@/components/shell/top-bar';
import { LinkText } from '@/components/ui/buttons/link-text';
import { useOwnRole } from '@/lib/account/client/use-own-role';
import { useSession } from '@/lib/auth/client/use-session';
import { homeOfSignedIn } from '@/lib/auth/next-path';

/** For a few people, and known to be theirs only once their role is. */
const AdminNav = dynamic(async () => (await import('@/app/(shell)/admin/admin-nav')).AdminNav, {
  ssr: false,
});
/** It comes once the person is signed in; until then its place is kept. */
const Inbox = dynamic(async () => (await import('@/app/(shell)/inbox')).Inbox, {
  ssr: false,
  loading: () => <span className="size-8" />,
});

/** The bar of the pages for people who are signed in. The local hint draws the account at once. */
export function ShellBar({ productName }: { productName: string }) {
  const t = useTranslations('shell');
  const session = useSession();
  const { status, user } = session;
  const leaveDevice = useThisDevice(session);
  const guest = useGuestLeave(user, () => void leaveDevice());
  const { leave, question } = useUnsentLeave(
    status === 'signed-in' ? (user?.uid ?? null) : null,
    guest.leave,
  );
  useEndedSignIn(session);
  const here = usePathname();
  const isAdmin = here.startsWith('/admin');
  const own = useOwnRole(status === 'signed-in' && user?.kind !== 'guest' ? (user?.uid ?? null) : null);
  const role = user?.kind === 'account' ? own.role : null;

  const account =
    status === 'signed-out' ? (
      <LinkText variant="plain" href="/sign-in">
        {t('signIn')}
      </LinkText>
    ) : user === null ? (
      <span className="size-8 rounded-full bg-sunken" />
    ) : (
      <AccountMenu
        user={user}
        picture={own.picture}
        isAdministrator={role === 'administrator'}
        onSignOut={status === 'signed-in' ? leave : undefined}
      />
    );

  return (
    <TopBar productName={productName} href={homeOfSignedIn}>
      {isAdmin && role === 'administrator' ? (
        <>
          <AdminNav here={here} />
          {account}
        </>
      ) : isAdmin && role === null ? (
        // Whose page it is, is known in a moment; until then no other places come and go here.
        account
      ) : (
        <Places {...{ here, user, status }} isAdministrator={role === 'administrator'}>
          {account}
        </Places>
      )}
      {question}
      {guest.question}
    </TopBar>
  );
}

type PlacesProps = Pick<ReturnType<typeof useSession>, 'user' | 'status'> & {
  here: string;
  isAdministrator: boolean;
  /** What stands at the end. */
  children: ReactNode;
};

/** The places that one can go to from everywhere. */
function Places({ user, status, here, isAdministrator, children }: PlacesProps) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('nav')} className="flex items-center gap-4 tablet:gap-6">
      {status === 'signed-out' ? null : (
        <PlaceLink href={homeOfSignedIn} here={here}>
          {t('rooms')}
        </PlaceLink>
      )}
      {status === 'signed-out' ? null : (
        <PlaceLink href="/worksheets" here={here} className="max-tablet:hidden">
          {t('worksheets')}
        </PlaceLink>
      )}
      {user?.kind === 'account' ? (
        <PlaceLink href="/groups" here={here}>
          {t('groups')}
        </PlaceLink>
      ) : null}
      {isAdministrator ? (
        <PlaceLink href="/admin" here={here} className="max-tablet:hidden">
          {t('admin.open')}
        </PlaceLink>
      ) : null}
      {status === 'signed-in' && user !== null && user.kind !== 'guest' ? <Inbox uid={user.uid} /> : null}
      {children}
    </nav>
  );
}

type PlaceLinkProps = { href: string; here: string; className?: string; children: ReactNode };

/** Where one can go from everywhere, marked where one is. */
function PlaceLink({ href, here, className, children }: PlaceLinkProps) {
  return (
    <LinkText
      variant="plain"
      href={href}
      aria-current={href === here || here.startsWith(`${href}/`) ? 'page' : undefined}
      className={clsx('aria-[current]:font-semibold', className)}
    >
      {children}
    </LinkText>
  );
}
