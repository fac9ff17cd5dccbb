'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { joinLabel } from '@/lib/call/join-label';

type CheckJoinProps = {
  label: ReturnType<typeof joinLabel> | 'ask' | 'wait';
  /** Missing while the way in is not ready or not open. */
  onJoin: (() => void) | undefined;
  /** Joins without what the browser asks about, while its question stays open. */
  onJoinWithout: (() => void) | undefined;
  /** Why the door is shut for now; it is looked at again without the person. */
  refusal: unknown;
  /** People are let in here; the button asks for it. */
  isKnock?: boolean;
  isRehearsal: boolean;
  /** Joining takes the call over from another tab. */
  isInOtherTab?: boolean;
  /** What the last attempt to enter threw. */
  problem: unknown;
};

/** The button that enters, with what stands in its way. */
export function CheckJoin(props: CheckJoinProps) {
  const {
    onJoin: onJoinWith,
    onJoinWithout,
    refusal,
    problem,
    isRehearsal,
    isKnock = false,
    isInOtherTab = false,
  } = props;
  const isUnanswered = onJoinWith === undefined && onJoinWithout !== undefined;
  const onJoin = onJoinWith ?? onJoinWithout;
  const label = isUnanswered ? 'joinToListen' : props.label;
  const t = useTranslations('call.check');
  const { isWished, wish } = useRememberedPress(onJoinWith, refusal !== null);
  const refused = useUserError(refusal);
  const failed = useUserError(refusal === null ? problem : null);
  const isSlow = useDelayedFlag(onJoin === undefined && refusal === null, { delayMs: 10_000 });
  const explain = () => {
    if (isKnock) return label === 'wait' ? 'waitWhy' : 'askWhy';
    if (isSlow) return 'stillPreparing';
    if (isInOtherTab) return 'otherTab';
    return isRehearsal ? 'rehearsalPrivacy' : 'privacy';
  };

  return (
    <>
      {refused || failed ? <span data-tall-foot hidden /> : null}
      {refused ? (
        <Notice tone="info" title={refused.happened} className="max-tablet:py-2">
          {[refused.works, t('watchingDoor')].filter(Boolean).join(' ')}
        </Notice>
      ) : null}
      <FailureNotice error={failed} />
      {isUnanswered ? (
        <Notice tone="info" title={t('unanswered')}>
          {t('unansweredWhy')}
        </Notice>
      ) : null}
      <Button
        variant="orchid"
        size={48}
        className="w-full"
        isPending={isWished ? !isUnanswered : false}
        deniedReason={refused?.happened}
        onClick={onJoin ?? wish}
      >
        {t(isRehearsal ? 'rehearse' : label)}
      </Button>
      <p className="text-center text-13 text-ink-2">{t(explain())}</p>
    </>
  );
}

/** A press before the place is ready counts: it joins once, as soon as that is possible. A refusal forgets it. */
function useRememberedPress(onJoin: (() => void) | undefined, isRefused: boolean) {
  const [isWished, setIsWished] = useState(false);
  const hasJoined = useRef(false);
  if (isWished && isRefused) setIsWished(false);
  useEffect(() => {
    if (!isWished || !onJoin || hasJoined.current) return;
    hasJoined.current = true;
    onJoin();
  }, [isWished, onJoin]);
  const wish = () => {
    hasJoined.current = false;
    setIsWished(true);
  };
  return { isWished: isWished ? onJoin === undefined : false, wish };
}
