'use client';

import { useTranslations } from 'next-intl';
import { PendingRing } from '@/components/ui/buttons/pending-ring';
import { useLateAnswers } from '@/lib/callables/client/late-answers';

/**
 * Says above whatever page is open, dialogs included, that something which was pressed is being looked after, for as
 * long as it is: in the corner, or over the top bar where a page may have its buttons at the bottom. A live region by
 * its attribute, because dialogs hide all others from screen readers. The call has `LateAnswerRow`.
 */
export function LateAnswer() {
  const t = useTranslations('shell');
  const isLate = useLateAnswers();
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed top-3 right-4 left-4 z-toast flex justify-center desktop:top-auto desktop:right-auto desktop:bottom-6 desktop:left-6"
    >
      {isLate ? (
        <p className="flex items-center gap-2 rounded-8 bg-raised px-4 py-2 text-14 text-ink shadow-3">
          <PendingRing />
          {t('late')}
        </p>
      ) : null}
    </div>
  );
}
