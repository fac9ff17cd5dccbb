'use client';

import { Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import type { AskableCapability } from '@/lib/access/capabilities';
import type { Asks } from '@/lib/asks/client/use-asks';
import { secondsOfPause } from '@/lib/asks/pause-after-no';
import { findPlace } from '@/lib/asks/queue';
import { useEverySecond } from '@/lib/core/client/use-every-second';
import { useUserError } from '@/lib/errors/client/use-user-error';

type Whom = { who: 'host'; name: string } | { who: 'hosts' | 'anyone' };

export type AskActionProps = { asks: Asks; uid: string; capability: AskableCapability; whom: Whom };

/**
 * The way on from a denied control: ask for it; then the place in the queue, and the way to take it back. For a minute
 * after a no it says when one can ask again.
 */
export function AskAction({ asks, uid, capability, whom }: AskActionProps) {
  const t = useTranslations('asks');
  const error = useUserError(asks.failure?.kind === capability ? asks.failure.thrown : null);
  const place = findPlace(asks.queue, uid, capability);
  const name = 'name' in whom ? whom.name : '';
  const seconds = secondsOfPause(asks.pauses, capability, useEverySecond());
  const pauseId = useId();
  return (
    <div className="grid gap-3">
      <p role="status" className={place === null ? 'sr-only' : 'text-14 font-medium'}>
        {place === null ? '' : t('asked', { place })}
      </p>
      {place === null && seconds > 0 ? (
        <p id={pauseId} className="text-13 text-ink-2">
          {t('askAgain', { seconds })}
        </p>
      ) : null}
      {place === null ? (
        <Button
          variant="orchid"
          icon={<Hand />}
          deniedBy={seconds > 0 ? pauseId : undefined}
          onClick={() => asks.ask(capability)}
        >
          <span className="truncate">{t('ask', { who: whom.who, name })}</span>
        </Button>
      ) : (
        <Button variant="edge" onClick={() => asks.withdraw(capability)}>
          {t('withdraw')}
        </Button>
      )}
      <FailureNotice error={error} />
    </div>
  );
}
