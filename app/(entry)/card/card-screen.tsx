'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { EntryColumn } from '@/components/auth/entry-column';
import { CardForm, type CardFaults, type TypedCard } from '@/components/groups/card-form';
import { GuestQuestion } from '@/components/groups/guest-question';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { LinkText } from '@/components/ui/buttons/link-text';
import { bringGuestAlong } from '@/lib/account/contract';
import { readIdToken } from '@/lib/auth/client/read-id-token';
import { signOut } from '@/lib/auth/client/session';
import { readGuestOfDevice } from '@/lib/auth/client/session-hint-storage';
import { useSession } from '@/lib/auth/client/use-session';
import { homeOfSignedIn, withNext } from '@/lib/auth/next-path';
import { callServer } from '@/lib/callables/client/call-server';
import { markTabOnly } from '@/lib/core/client/tab-only';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { readClassCode } from '@/lib/groups/class-code';
import { enterWithCard } from '@/lib/groups/client/enter-with-card';
import { isPin } from '@/lib/groups/pin';

type CardScreenProps = {
  /** What the square on the card says; null for a learner who types. */
  link: { code: string; learnerId: string } | null;
  /** The class code, when it was typed before. */
  code?: string;
  /** Where to go on to; one of our own paths. */
  next?: string;
};

/** The way in for learners without an address of their own. */
export function CardScreen({ link, code = '', next = homeOfSignedIn }: CardScreenProps) {
  const { status, user } = useSession();
  const entry = useCardEntry(link, next);
  const { guest, unansweredGuest } = entry;
  // The button of the question is gone: the learner who pressed it goes on in the form.
  const form = useFocusOnForm(entry.hasAnswered);

  if (status === 'signed-in' && guest === null && !entry.isUnderWay) {
    return <StayOrSignOut name={user?.name ?? ''} next={next} />;
  }
  if (unansweredGuest !== null) {
    const { name } = unansweredGuest;
    return <GuestQuestion name={name} isPending={status !== 'signed-in'} onAnswer={entry.answer} />;
  }
  return (
    <CardColumn isLink={link !== null} next={next}>
      <CardNotice guest={guest} otherGuest={entry.otherGuest} />
      <div ref={form}>
        <CardForm
          asksForPinOnly={link !== null}
          code={code}
          faults={entry.faults}
          error={entry.error}
          isPending={entry.isPending}
          onEnter={entry.enter}
        />
      </div>
    </CardColumn>
  );
}

/** Signing in by a card, and bringing along what a guest of this page has, if the learner is that guest. */
function useCardEntry(link: CardScreenProps['link'], next: string) {
  const router = useRouter();
  const { user } = useSession();
  const guest = user?.kind === 'guest' ? user : null;
  /** The guest who has said that the card is theirs. */
  const [ownUid, setOwnUid] = useState<string | null>(null);
  /** Another person, who stays a guest in the other tabs of this device. */
  const otherGuest = useSyncExternalStore(followNothing, readGuestOfDevice, () => null);
  /** Their sign-in, until the learner has what was theirs. */
  const [guestToken, setGuestToken] = useState<string | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const [faults, setFaults] = useState<CardFaults | null>(null);
  const { state, start } = useAction(async ({ code, name, pin }: TypedCard) => {
    setIsEntering(true);
    const card = link
      ? { code: link.code, who: { learnerId: link.learnerId } }
      : { code, who: { name: name.trim() } };
    try {
      const token = guest !== null && guest.uid === ownUid ? await readIdToken() : guestToken;
      setGuestToken(token);
      await enterWithCard({ ...card, pin: pin.replaceAll(/\s/gu, '') });
      if (token !== null) await callServer(bringGuestAlong, { guestToken: token });
    } catch (thrown) {
      setIsEntering(false);
      throw thrown;
    }
    router.replace(next);
  });
  const unansweredGuest = guest !== null && guest.uid !== ownUid && !isEntering ? guest : null;

  return {
    guest,
    otherGuest,
    /** The guest of this page, while nobody has said whether the card is theirs. */
    unansweredGuest,
    hasAnswered: (ownUid !== null || otherGuest !== null) && unansweredGuest === null,
    /** The learner comes in, or has come in and waits for what was a guest's. */
    isUnderWay: isEntering || guestToken !== null,
    isPending: state.isPending,
    faults,
    error: useUserError(state.failure),
    answer: (isThem: boolean) => {
      if (isThem) {
        setOwnUid(guest?.uid ?? null);
        setGuestToken(null);
        return;
      }
      // A guest has no way to sign in again, so nobody else signs them out: this tab alone forgets them. It reloads,
      // because the identity service decides at its start whose sign-ins it reads.
      markTabOnly();
      globalThis.location.reload();
    },
    enter: (typed: TypedCard) => {
      const found = findFaults(typed, link !== null);
      setFaults(found);
      if (found === null) start(typed);
    },
  };
}

/** Moves the focus into the form once that is wanted. */
function useFocusOnForm(isWanted: boolean) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) form.current?.querySelector('input')?.focus();
  }, [isWanted]);
  return form;
}

/** For a person who is signed in already: on as they are, or out first. */
function StayOrSignOut({ name, next }: { name: string; next: string }) {
  const t = useTranslations('groups.card.signedIn');
  const router = useRouter();
  return (
    <EntryColumn title={t('title')} onward={t('line', { name })}>
      <div className="mt-8 grid gap-3">
        <Button size={48} onClick={() => router.push(next)}>
          {t('stay', { name })}
        </Button>
        <Button size={48} variant="edge" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </div>
    </EntryColumn>
  );
}

type CardColumnProps = { isLink: boolean; next: string; children: ReactNode };

function CardColumn({ isLink, next, children }: CardColumnProps) {
  const t = useTranslations('groups.card');
  return (
    <EntryColumn
      title={t('title')}
      onward={isLink ? t('lineLink') : t('line')}
      below={
        <LinkText href={withNext(isLink ? '/card' : '/sign-in', next)}>
          {isLink ? t('typed') : t('signIn')}
        </LinkText>
      }
    >
      {children}
    </EntryColumn>
  );
}

type CardNoticeProps = { guest: { name: string } | null; otherGuest: string | null };

/** Whose things come along, who stays here besides, or why the last sign-in has ended. */
function CardNotice({ guest, otherGuest }: CardNoticeProps) {
  const t = useTranslations('groups.card');
  const { ending } = useSession();
  if (guest !== null) {
    return (
      <Notice tone="info" className="mt-6">
        {t('guest.comes', { name: guest.name })}
      </Notice>
    );
  }
  if (otherGuest !== null) {
    return (
      <Notice tone="info" className="mt-6 wrap-anywhere">
        {t('guest.stays', { name: otherGuest })}
      </Notice>
    );
  }
  if (ending !== 'guest-ended' && ending !== 'learner-ended') return null;
  return (
    <Notice tone="info" className="mt-6">
      {t(ending)}
    </Notice>
  );
}

/** What the other tabs know does not change while somebody types a PIN. */
const followNothing = () => () => undefined;

function findFaults({ code, name, pin }: TypedCard, isLink: boolean): CardFaults | null {
  const faults: CardFaults = {
    ...(!isLink && readClassCode(code) === null && { code: true }),
    ...(!isLink && name.trim() === '' && { name: true }),
    ...(!isPin(pin.replaceAll(/\s/gu, '')) && { pin: true }),
  };
  return Object.keys(faults).length > 0 ? faults : null;
}
