'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useTellAction } from '@/components/moderation/use-tell-action';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import Link from 'next/link';
import type { EndingOutcome } from '@/lib/call/call-ending';
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
  const { roomId, uid, outcome, sessionId, mayStart, problem, onRejoin, onAskAgain, onSignIn, kind } = props;
  const { keepPlace, className = '' } = props;
  const t = useTranslations('call.over');
  const error = useUserError(problem);
  const action = useOneAction(roomId, outcome.ending === 'removed');
  // The media server has one word for both. Until it is known which it was, the page says nothing.
  const ending = outcome.ending === 'removed' && action?.isPutBack ? 'put-back' : outcome.ending;
  // A removed person has no place to keep, and without a sign-in nobody can be asked.
  const offersPlace =
    kind === 'guest' && keepPlace && !['removed', 'signed-out', 'disabled'].includes(ending);
  const ender = useEnder(roomId, ending === 'ended');
  const heading = useRef<HTMLHeadingElement>(null);
  const isShutOut = ending === 'signed-out' || ending === 'disabled';
  const words = isShutOut && kind !== 'account' ? (`${kind}-ended` as const) : ending;
  // A guest has no other rooms to tell them about.
  const why = words === 'removed' && kind === 'guest' ? 'removed-guest' : words;
  const reason = ender
    ? t('endedBy', { who: ender.uid === uid ? 'self' : 'other', name: ender.name })
    : t(`why.${why}`);
  // After the end for everyone only a person who may open the next session gets in; the others wait in the room.
  const offersRejoin = outcome.canRejoin && (ending !== 'ended' || mayStart);
  const hasRoom = ending !== 'removed' && ending !== 'deleted';
  const wayOn = words === 'disabled' ? 'home' : hasRoom ? 'room' : 'rooms';
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
        {error?.happened ?? t(`title.${words}`)}
      </Heading>
      <p className="mt-2 max-w-[440px] text-16 text-stage-text-2">
        {error
          ? [error.works, error.next].filter(Boolean).join(' ')
          : [action?.words, reason].filter(Boolean).join(' ')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {ending === 'put-back' ? (
          <Button variant="orchid" size={48} onClick={onAskAgain}>
            {t('ask')}
          </Button>
        ) : null}
        {offersRejoin && onRejoin ? (
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
        {isShutOut && words !== 'disabled' ? (
          <Button variant="orchid" size={48} onClick={onSignIn}>
            {t(kind === 'account' ? 'signIn' : 'withCard')}
          </Button>
        ) : (
          <Link
            href={{ home: '/', room: `/rooms/${roomId}`, rooms: '/rooms' }[wayOn]}
            className={buttonStyle({ variant: 'stage', size: 48 })}
          >
            {t(({ home: 'toHome', room: 'toRoom', rooms: 'toRooms' } as const)[wayOn])}
          </Link>
        )}
      </div>
      {offersPlace ? (
        <div className="mt-10 grid max-w-[440px] justify-items-center gap-3">
          <p className="text-14 text-stage-text-2">{t('guest')}</p>
          <Button variant="stage" size={44} aria-haspopup="dialog" onClick={keepPlace}>
            {t('keepPlace')}
          </Button>
        </div>
      ) : null}
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
