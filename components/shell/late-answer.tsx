'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { PendingRing } from '@/components/ui/pending-ring';
import { lateAnswers } from '@/lib/core/client/late-answers';

const noneLate = () => false;

/**
 * Says above whatever page is open, dialogs included, that something which was pressed is being looked after, for as
 * long as it is. A live region by its attribute, because dialogs hide all others from screen readers.
 */
export function LateAnswer() {
  const t = useTranslations('shell');
  const isLate = useSyncExternalStore(lateAnswers.subscribe, lateAnswers.areThere, noneLate);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-4 top-3 z-50 flex justify-center">
      {isLate ? (
        <p className="flex items-center gap-2 rounded-8 bg-raised px-4 py-2 text-14 text-ink shadow-3">
          <PendingRing />
          {t('late')}
        </p>
      ) : null}
    </div>
  );
}
