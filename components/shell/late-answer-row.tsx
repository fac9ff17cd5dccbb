'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { PendingRing } from '@/components/ui/pending-ring';
import { useLateAnswers } from '@/lib/core/client/late-answers';

/** The same as `LateAnswer` for the call, where nothing floats over people. */
export function LateAnswerRow() {
  const t = useTranslations('shell');
  return useLateAnswers() ? <Banner icon={<PendingRing />}>{t('late')}</Banner> : null;
}
