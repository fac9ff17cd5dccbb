'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { PendingRing } from '@/components/ui/buttons/pending-ring';
import { useLateAnswers } from '@/lib/callables/client/late-answers';

/** The same as `LateAnswer` for the call, where nothing floats over people: a row, read out also beside a dialog. */
export function LateAnswerRow() {
  const t = useTranslations('shell');
  const isLate = useLateAnswers();
  return <div aria-live="polite">{isLate ? <Banner icon={<PendingRing />}>{t('late')}</Banner> : null}</div>;
}
