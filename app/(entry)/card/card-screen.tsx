'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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
  const t = useTranslations('groups.card');
  const router = useRouter();
  const { status, user, ending } = useSession();
  const guest = user?.kind === 'guest' ? user : null;
  /** The guest who has said that the card is theirs. */
  const [ownUid, setOwnUid] = useState<string | null>(null);
  /** Another person, who stays a guest in the other tabs of this device. */
  const otherGuest = useSyncExternalStore(followNothing, readGuestOfDevice, () => null);
  /** Their sign-in, until the learner has what was theirs. */
  const [guestToken, setGuestToken] = useState<string | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const [faults, setFaults] = useState<CardFaults | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const asksAboutGuest = guest !== null && guest.uid !== ownUid && !isEntering;
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
  const error = useUserError(state.failure);

  // The button of the question is gone: the learner who pressed it goes on in the form.
  const hasAnswered = (ownUid !== null || otherGuest !== null) && !asksAboutGuest;
  useEffect(() => {
    if (hasAnswered) form.current?.querySelector('input')?.focus();
  }, [hasAnswered]);

  const handleAnswer = (isThem: boolean) => {
    if (isThem) {
      setOwnUid(guest?.uid ?? null);
      setGuestToken(null);
      return;
    }
    // A guest has no way to sign in again, so nobody else signs them out: this tab alone forgets them. It reloads,
    // because the identity service decides at its start whose sign-ins it reads.
    markTabOnly();
    globalThis.location.reload();
  };

  const handleSubmit = (typed: TypedCard) => {
    const found = findFaults(typed, link !== null);
    setFaults(found);
    if (found === null) start(typed);
  };

  if (status === 'signed-in' && guest === null && !isEntering && guestToken === null) {
    return (
      <EntryColumn title={t('signedIn.title')} onward={t('signedIn.line', { name: user?.name ?? '' })}>
        <div className="mt-8 grid gap-3">
          <Button size={48} onClick={() => router.push(next)}>
            {t('signedIn.stay', { name: user?.name ?? '' })}
          </Button>
          <Button size={48} variant="edge" onClick={() => void signOut()}>
            {t('signedIn.signOut')}
          </Button>
        </div>
      </EntryColumn>
    );
  }
  if (asksAboutGuest) {
    return <GuestQuestion name={guest.name} isPending={status !== 'signed-in'} onAnswer={handleAnswer} />;
  }
  return (
    <EntryColumn
      title={t('title')}
      onward={link ? t('lineLink') : t('line')}
      below={
        <LinkText href={withNext(link ? '/card' : '/sign-in', next)}>
          {link ? t('typed') : t('signIn')}
        </LinkText>
      }
    >
      {guest !== null ? (
        <Notice tone="info" className="mt-6">
          {t('guest.comes', { name: guest.name })}
        </Notice>
      ) : otherGuest !== null ? (
        <Notice tone="info" className="mt-6 wrap-anywhere">
          {t('guest.stays', { name: otherGuest })}
        </Notice>
      ) : ending === 'guest-ended' || ending === 'learner-ended' ? (
        <Notice tone="info" className="mt-6">
          {t(ending)}
        </Notice>
      ) : null}
      <div ref={form}>
        <CardForm
          asksForPinOnly={link !== null}
          code={code}
          faults={faults}
          error={error}
          isPending={state.isPending}
          onEnter={handleSubmit}
        />
      </div>
    </EntryColumn>
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
