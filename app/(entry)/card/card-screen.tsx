'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EntryColumn } from '@/components/auth/entry-column';
import { CardForm, type CardFaults, type TypedCard } from '@/components/groups/card-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { LinkText } from '@/components/ui/link-text';
import { bringGuestAlong } from '@/lib/account/contract';
import { readIdToken } from '@/lib/auth/client/read-id-token';
import { signOut } from '@/lib/auth/client/session';
import { useSession } from '@/lib/auth/client/use-session';
import { homeOfSignedIn } from '@/lib/auth/next-path';
import { kindOfUser } from '@/lib/auth/person-kind';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { readClassCode } from '@/lib/groups/class-code';
import { enterWithCard } from '@/lib/groups/client/enter-with-card';
import { isPin } from '@/lib/groups/pin';

type CardScreenProps = {
  /** What the square on the card says; null for whoever types. */
  link: { code: string; learnerId: string } | null;
  /** The class code, when it was typed before. */
  code?: string;
};

/** The door for learners without an address of their own. */
export function CardScreen({ link, code = '' }: CardScreenProps) {
  const t = useTranslations('groups.card');
  const router = useRouter();
  const { status, user, ending } = useSession();
  const isGuest = user !== null && kindOfUser(user) === 'guest';
  /** The sign-in of the guest who comes in with a card, until the learner has what was theirs. */
  const [guestToken, setGuestToken] = useState<string | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const [faults, setFaults] = useState<CardFaults | null>(null);
  const { state, start } = useAction(async ({ code, name, pin }: TypedCard) => {
    setIsEntering(true);
    const card = link
      ? { code: link.code, who: { learnerId: link.learnerId } }
      : { code, who: { name: name.trim() } };
    try {
      const token = status === 'signed-in' && isGuest ? await readIdToken() : guestToken;
      setGuestToken(token);
      await enterWithCard({ ...card, pin: pin.replaceAll(/\s/gu, '') });
      if (token !== null) await callServer(bringGuestAlong, { guestToken: token });
    } catch (thrown) {
      setIsEntering(false);
      throw thrown;
    }
    router.replace(homeOfSignedIn);
  });
  const error = useUserError(state.failure);

  const handleSubmit = (typed: TypedCard) => {
    const found = findFaults(typed, link !== null);
    setFaults(found);
    if (found === null) start(typed);
  };

  if (status === 'signed-in' && !isGuest && !isEntering && guestToken === null) {
    return (
      <EntryColumn title={t('signedIn.title')} onward={t('signedIn.line', { name: user?.name ?? '' })}>
        <div className="mt-8 grid gap-3">
          <Button size={48} onClick={() => router.push(homeOfSignedIn)}>
            {t('signedIn.stay', { name: user?.name ?? '' })}
          </Button>
          <Button size={48} variant="edge" onClick={() => void signOut()}>
            {t('signedIn.signOut')}
          </Button>
        </div>
      </EntryColumn>
    );
  }
  return (
    <EntryColumn
      title={t('title')}
      onward={link ? t('lineLink') : t('line')}
      below={<LinkText href={link ? '/card' : '/sign-in'}>{link ? t('typed') : t('signIn')}</LinkText>}
    >
      {isGuest ? (
        <Notice tone="info" className="mt-6">
          {t('guestHere', { name: user.name })}
        </Notice>
      ) : ending === 'guest-ended' || ending === 'learner-ended' ? (
        <Notice tone="info" className="mt-6">
          {t(ending)}
        </Notice>
      ) : null}
      <CardForm
        asksForPinOnly={link !== null}
        code={code}
        faults={faults}
        error={error}
        isPending={state.isPending}
        onEnter={handleSubmit}
      />
    </EntryColumn>
  );
}

function findFaults({ code, name, pin }: TypedCard, isLink: boolean): CardFaults | null {
  const faults: CardFaults = {
    ...(!isLink && readClassCode(code) === null && { code: true }),
    ...(!isLink && name.trim() === '' && { name: true }),
    ...(!isPin(pin.replaceAll(/\s/gu, '')) && { pin: true }),
  };
  return Object.keys(faults).length > 0 ? faults : null;
}
