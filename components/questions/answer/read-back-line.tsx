'use client';

import { useTranslations } from 'next-intl';
import { MessageFormula } from '@/components/chat/message-text/message-formula';
import type { ReadBack } from '@/lib/questions/client/use-question-sheet';

/** Says how an answer is read, before it is sent. Nothing of it counts. */
export function ReadBackLine({ id, read }: { id: string; read: ReadBack | null }) {
  const t = useTranslations('questions.answer');
  return (
    <p id={id} role="status" className="min-h-6 text-13 text-ink-2">
      {read === null ? null : 'fault' in read ? (
        [t('notRead'), read.fault].join(' ').trim()
      ) : (
        <>
          {t('readAs')}{' '}
          <span className="text-ink">
            {read.tex === null ? (
              read.reading
            ) : (
              <MessageFormula tex={read.tex} label={read.reading} isBlock={false} />
            )}
          </span>
        </>
      )}
    </p>
  );
}
