'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmAddress } from '@/app/(entry)/j/[code]/confirm-address';
import { EntryColumn } from '@/components/auth/entry-column';
import { AccountInvite } from '@/components/invites/account-invite';
import { GuestForm } from '@/components/invites/guest-form';
import { useGuestLeave } from '@/components/invites/use-guest-leave';
import { InviteLead } from '@/components/invites/invite-lead';
import { NotValid } from '@/components/invites/not-valid';
import { ActionNotice } from '@/components/shell/action-notice';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { LinkText, linkTextStyle } from '@/components/ui/buttons/link-text';
import { signOut } from '@/lib/auth/client/session';
import { useSession } from '@/lib/auth/client/use-session';
import { withNext } from '@/lib/auth/next-path';
import type { SessionUser } from '@/lib/auth/session';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { findGuestNameFault, type GuestNameFault } from '@/lib/invites/check-guest';
import { useComingIn } from '@/lib/invites/client/use-coming-in';
import { useInvite, type PeekedInvite } from '@/lib/invites/client/use-invite';
import { invitePath } from '@/lib/invites/invite-state';
import { needsAccount } from '@/lib/rooms/admission/needs-account';

/** An invite as its holder sees it: what it is to, and the way in. */
export function InviteScreen({ code }: { code: string }) {
  const t = useTranslations('invites.page');
  const { user } = useSession();
  const { peek, retry } = useInvite(code);
  const error = useUserError(peek.state === 'failed' ? peek.failure : null);

  if (peek.state === 'open') return <OpenInvite code={code} invite={peek.invite} />;
  if (peek.state === 'member') return <BackIn roomId={peek.roomId} roomName={peek.roomName} />;
  if (peek.state === 'failed' && error?.code === 'invites/not-valid')
    return (
      <NotValid
        isKnown={user !== null}
        link={`${location.origin}${invitePath(code)}`}
        signInHref={withNext('/sign-in', invitePath(code))}
      />
    );
  return (
    <EntryColumn title={t('title')} onward={peek.state === 'loading' ? t('loading') : undefined}>
      <FailureNotice
        error={error}
        className="mt-6"
        action={
          <Button size={32} variant="quiet" onClick={retry}>
            {t('tryAgain')}
          </Button>
        }
      />
    </EntryColumn>
  );
}

/** A member of the room is led there, even by a link that is over. */
function BackIn({ roomId, roomName }: { roomId: string; roomName: string }) {
  const t = useTranslations('invites.page');
  const router = useRouter();
  useEffect(() => router.replace(`/rooms/${roomId}/live`), [router, roomId]);
  return <EntryColumn title={roomName} onward={<span role="status">{t('entering')}</span>} />;
}

/** An open invite: in as oneself, by an account, or as a guest. */
function OpenInvite({ code, invite }: { code: string; invite: PeekedInvite }) {
  const t = useTranslations('invites.page');
  const { user } = useSession();
  const comingIn = useComingIn(code, invite.roomName);
  const error = useUserError(comingIn.state.failure);
  const notice =
    error?.code === 'invites/unverified-address' ? (
      <ConfirmAddress error={error} next={invitePath(code)} />
    ) : (
      <ActionNotice error={error} checking={comingIn.state.isChecking ? t('checking') : null} />
    );
  const given = { invite, comingIn, notice, signInHref: withNext('/sign-in', invitePath(code)) };

  if (comingIn.isIn)
    return <EntryColumn title={invite.roomName} onward={<span role="status">{t('entering')}</span>} />;
  if (user !== null) return <AsOneself {...given} user={user} />;
  if (invite.isPersonal || !invite.takesGuests || needsAccount(invite.profile)) {
    return (
      <EntryColumn title={invite.roomName}>
        <InviteLead invite={invite} />
        <AccountInvite
          isPersonal={invite.isPersonal}
          signInHref={given.signInHref}
          signUpHref={withNext('/sign-up', invitePath(code))}
        />
      </EntryColumn>
    );
  }
  return <AsGuest {...given} />;
}

type WayInProps = {
  invite: PeekedInvite;
  comingIn: ReturnType<typeof useComingIn>;
  /** What came of the last try. */
  notice: ReactNode;
  signInHref: string;
};

/** In as the person who is signed in here; somebody else signs out first. */
function AsOneself({ invite, comingIn, notice, user }: WayInProps & { user: SessionUser }) {
  const t = useTranslations('invites.page');
  const { status } = useSession();
  const { state, start, reset } = comingIn;
  const { leave, question } = useGuestLeave(user, () => {
    reset();
    void signOut();
  });
  return (
    <EntryColumn
      title={invite.roomName}
      below={t.rich('notYou', {
        link: (words) => (
          <button type="button" className={linkTextStyle.orchid} onClick={leave}>
            {words}
          </button>
        ),
      })}
    >
      <InviteLead invite={invite} />
      <div className="mt-8 grid gap-4">
        {notice}
        <Button
          size={48}
          className="w-full"
          isPending={state.isPending || status === 'loading'}
          onClick={() => start({ as: 'oneself' })}
        >
          <span className="truncate">{t('joinAs', { name: user.name })}</span>
        </Button>
      </div>
      {question}
    </EntryColumn>
  );
}

/** In as a guest, by a name. */
function AsGuest({ invite, comingIn: { state, start }, notice, signInHref }: WayInProps) {
  const t = useTranslations('invites.page');
  const [faults, setFaults] = useState<{ name: GuestNameFault } | null>(null);
  const join = (typed: string) => {
    const fault = findGuestNameFault(typed);
    setFaults(fault && { name: fault });
    if (fault === null) start({ as: 'guest', name: typed.trim() });
  };
  return (
    <EntryColumn
      title={invite.roomName}
      below={t.rich('signIn', { link: (words) => <LinkText href={signInHref}>{words}</LinkText> })}
    >
      <InviteLead invite={invite} />
      <GuestForm
        guestDays={invite.guestDays}
        faults={faults}
        notice={notice}
        isPending={state.isPending}
        onJoin={join}
      />
    </EntryColumn>
  );
}
