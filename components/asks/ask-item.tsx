'use client';

import { Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AskActionProps } from '@/components/asks/ask-action';
import { MenuItem } from '@/components/ui/overlays/menu';
import { secondsOfPause } from '@/lib/asks/pause-after-no';
import { findPlace } from '@/lib/asks/queue';
import { useEverySecond } from '@/lib/core/client/use-every-second';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** As `AskAction`, for a menu: the line asks, and then says the place and takes the ask back. */
export function AskItem({ asks, uid, capability, whom }: AskActionProps) {
  const t = useTranslations('asks');
  const place = findPlace(asks.queue, uid, capability);
  const error = useUserError(asks.failure?.kind === capability ? asks.failure.thrown : null);
  const name = 'name' in whom ? whom.name : '';
  const seconds = secondsOfPause(asks.pauses, capability, useEverySecond());
  if (place !== null) {
    return (
      <MenuItem
        icon={<Hand />}
        staysOpen
        hint={t('asked', { place })}
        onSelect={() => asks.withdraw(capability)}
      >
        {t('withdraw')}
      </MenuItem>
    );
  }
  return (
    <MenuItem
      icon={<Hand />}
      staysOpen
      {...(error !== null && { hint: error.happened })}
      deniedReason={seconds > 0 ? t('askAgain', { seconds }) : undefined}
      onSelect={() => asks.ask(capability)}
    >
      {t('ask', { who: whom.who, name })}
    </MenuItem>
  );
}
