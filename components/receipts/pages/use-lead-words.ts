'use client';

import { useTranslations } from 'next-intl';
import { firstName } from '@/lib/core/first-name';
import type { PageLead } from '@/lib/receipts/class-page';

/** What a host did with pages, in a sentence: to learners about their own page, to hosts about everybody's. */
export function useLeadWords(isWhole: boolean): (lead: PageLead) => string {
  const t = useTranslations('receipts.pages.leads');
  return ({ kind, byName, pace, learner, isNamed }) => {
    const by = byName === '' ? t('somebody') : firstName(byName);
    if (kind === 'paced') {
      return t(kind, { by, how: pace === undefined || pace === null ? 'all' : 'line', line: pace ?? 0 });
    }
    if (kind !== 'shown' && kind !== 'hidden') return t(kind, { by });
    const name = learner === undefined || learner === '' ? t('gone') : learner;
    const page = isWhole ? t('pageOf', { name }) : t('yours');
    return t(kind, { by, page, with: isNamed === true ? 'name' : 'none' });
  };
}
