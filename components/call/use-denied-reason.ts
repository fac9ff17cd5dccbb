'use client';

import { useTranslations } from 'next-intl';
import type { DeniedSending } from '@/lib/call/publish-rights';

/** The sentence for a denial: who decided, and what still works. */
export function useDeniedReason(): (denial: DeniedSending | null) => string | undefined {
  const t = useTranslations('access');
  return (denial) => {
    if (denial === null) return undefined;
    const action = t(`actions.${denial.capability}`);
    return `${t(`why.${denial.reason}`, { action })} ${t('stillWorks.speak')}`;
  };
}
