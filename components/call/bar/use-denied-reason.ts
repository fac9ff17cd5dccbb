'use client';

import { useTranslations } from 'next-intl';
import type { Denial } from '@/lib/access/find-denial';
import { whoAnswers, type PresetId } from '@/lib/access/presets';

/**
 * The sentence for a denial: who decided, and what still works.
 *
 * @param preset what kind of room it is, once that is known: in some anyone answers who asks
 */
export function useDeniedReason(preset: PresetId | null): (denial: Denial | null) => string | undefined {
  const t = useTranslations('access');
  const who = preset === null ? 'hosts' : whoAnswers(preset);
  return (denial) => {
    if (denial === null) return undefined;
    const action = t(`actions.${denial.capability}`);
    const { reason } = denial;
    const works = t(reason === 'live-paused' ? 'whilePaused' : 'stillWorks.speak');
    return `${t(`why.${reason}`, { action, who })} ${works}`;
  };
}
