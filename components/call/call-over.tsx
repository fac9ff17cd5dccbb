'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useTellAction } from '@/components/moderation/use-tell-action';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import Link from 'next/link';
import type { EndingOutcome } from '@/lib/call/call-ending';
import { findWaysOn } from '@/lib/call/ways-on';
import type { PersonKind } from '@/lib/auth/person-kind';
import { findWhoEnded, type Ender } from '@/lib/rooms/client/find-who-ended';
import { useUserError } from '@/lib/errors/client/use-user-error';

type CallOverProps = {
  roomId: string;
  /** The person on this page. */
  uid: string;
  outcome: EndingOutcome;
  /** The session that is over, which has a page of what stays of it; missing where there is none. */
  sessionId?: string | undefined;
  /** Whether this person may open the next session after one was ended for everyone. */
  mayStart: boolean;
  /** What coming back threw, if it was tried. */
  problem: unknown;
  onRejoin: (() => void) | undefined;
  /** Leads to the lobby, for a person who was put back there. */
  onAskAgain?: () => void;
  /** Leads to the sign-in and back, after the sign-in was ended. */
  onSignIn?: () => void;
  /** A guest may keep their place by an account. Guests and learners sign in by a card, not by an address. */
  kind: PersonKind;
  /** Undefined where there is no place to keep. */
  keepPlace: (() => void) | undefined;
  className?: string;
};

/** Why the call ended, and the two ways on: back in, or back to the room. */
export function CallOver(props: CallOverProps) {
  const { roomId, uid, outcome, mayStart, problem, kind, keepPlace, className = '' } = props;
  const t = useTranslations('call.over');
  const error = useUserError(problem);
  // The media server has one word for several stories. Until it is known which it was, the page says nothing.
  const action = useOneAction(roomId, outcome.ending === 'removed');
  const ways = findWaysOn({ outcome, isPutBack: action?.isPutBack === true, kind, mayStart });
  const ender = useEnder(roomId, ways.ending === 'ended');
  const heading = useRef<HTMLHeadingElement>(null);
  const reason = ender
    ? t('endedBy', { who: ender.uid === uid ? 'self' : 'other', name: ender.name })
    : t(`why.${ways.why}`);
  // On the stage the room's name above it is the first heading.
  const Heading = outcome.isStageOnly ? 'h2' : 'h1';
  useEffect(() => heading.current?.focus(), [action]);
  if (action === undefined) return null;

  return (
    <div
      role="alert"
      className={`grid place-content-center justify-items-center px-4 text-center ${className}`}
    >
      <Heading ref={heading} tabIndex={-1} className="title text-28 outline-none tablet:text-34">
        {error?.happened ?? t(`title.${ways.title}`)}
      </Heading>
      <p className="mt-2 max-w-[440px] text-16 text-stage-text-2">
        {error
          ? [error.works, error.next].filter(Boolean).join(' ')
          : [action?.words, reason].filter(Boolean).join(' ')}
      </p>
      <WaysOn {...props} ways={ways} />
      {ways.offersPlace && keepPlace ? <PlaceOffer onKeep={keepPlace} /> : null}
    </div>
  );
}

type WaysOnProps = CallOverProps & { ways: ReturnType<typeof findWaysOn> };

/** The buttons that lead on. */
function WaysOn({ ways, roomId, outcome, sessionId, kind, onRejoin, onAskAgain, onSignIn }: WaysOnProps) {
  const t = useTranslations('call.over');
  const { ending, leadsTo } = ways;
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      {ending === 'put-back' ? (
        <Button variant="orchid" size={48} onClick={onAskAgain}>
          {t('ask')}
        </Button>
      ) : null}
      {ways.offersRejoin && onRejoin ? (
        <Button variant="orchid" size={48} onClick={onRejoin}>
          {t(rejoinWords[outcome.ending] ?? 'rejoin')}
        </Button>
      ) : null}
      {ending === 'ended' && sessionId !== undefined ? (
        <Link
          href={`/rooms/${roomId}/sessions/${sessionId}`}
          className={buttonStyle({ variant: 'stage', size: 48 })}
        >
          {t('toReceipt')}
        </Link>
      ) : null}
      {ways.offersSignIn ? (
        <Button variant="orchid" size={48} onClick={onSignIn}>
          {t(kind === 'account' ? 'signIn' : 'withCard')}
        </Button>
      ) : (
        <Link
          href={{ home: '/', room: `/rooms/${roomId}`, rooms: '/rooms' }[leadsTo]}
          className={buttonStyle({ variant: 'stage', size: 48 })}
        >
          {t(({ home: 'toHome', room: 'toRoom', rooms: 'toRooms' } as const)[leadsTo])}
        </Link>
      )}
    </div>
  );
}

/** Offers a guest to keep their place by an account. */
function PlaceOffer({ onKeep }: { onKeep: () => void }) {
  const t = useTranslations('call.over');
  return (
    <div className="mt-10 grid max-w-[440px] justify-items-center gap-3">
      <p className="text-14 text-stage-text-2">{t('guest')}</p>
      <Button variant="stage" size={44} aria-haspopup="dialog" onClick={onKeep}>
        {t('keepPlace')}
      </Button>
    </div>
  );
}

/** What somebody else did that ended the call; undefined while the server is asked, null where nothing is known. */
function useOneAction(roomId: string, isAsked: boolean): ToldAction | null | undefined {
  const tellAction = useTellAction(roomId);
  const [action, setAction] = useState<ToldAction | null>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void tellAction().then((told) => {
      if (isCurrent) setAction(told);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, tellAction]);
  return isAsked ? action : null;
}

/** The host who ended the session; null until that is known, and where it stays unknown. */
function useEnder(roomId: string, isAsked: boolean): Ender | null {
  const [ender, setEnder] = useState<Ender | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void findWhoEnded(roomId).then((found) => {
      if (isCurrent) setEnder(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, roomId]);
  return isAsked ? ender : null;
}

type ToldAction = NonNullable<Awaited<ReturnType<ReturnType<typeof useTellAction>>>>;

const rejoinWords: Partial<Record<EndingOutcome['ending'], 'rejoinHere' | 'joinAfterLock' | 'startNext'>> = {
  elsewhere: 'rejoinHere',
  // They were never inside.
  locked: 'joinAfterLock',
  full: 'joinAfterLock',
  ended: 'startNext',
};
