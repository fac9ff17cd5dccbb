'use client';

import { useTranslations } from 'next-intl';
import type { ShieldAction } from '@/lib/shield/client/use-shield';

/** The sentence for what a host has just done for everyone. */
export function useActionWords(): (action: ShieldAction) => string {
  const t = useTranslations('shield');
  return (action) => {
    if (action.kind === 'muted') return t('done.muted', { count: action.identities.length });
    const { change } = action;
    switch (change.kind) {
      case 'pause':
        return t(change.isPaused ? 'done.paused' : 'done.resumed');
      case 'lock':
        return t(change.isLocked ? 'done.locked' : 'done.unlocked');
      case 'people':
        return t(change.areHidden ? 'done.peopleHidden' : 'done.peopleShown');
      case 'cameras':
        return t(change.areForHosts ? 'done.camerasForHosts' : 'done.camerasForAll');
      case 'switch':
        return t(`done.${change.to ?? 'byItself'}`, { name: t(`switches.${change.capability}`) });
    }
  };
}
