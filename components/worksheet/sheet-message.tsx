'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** How long a sheet may take before the page says that it is late (ms). */
const late = 10_000;

type SheetMessageProps = {
  title: string;
  line?: string | undefined;
  failure: unknown;
  className: string;
};

/** The paper without its sheet: what is awaited, or why it cannot come. */
export function SheetMessage({ title, line, failure, className }: SheetMessageProps) {
  const t = useTranslations('worksheet');
  const error = useUserError(failure);
  const isLate = useDelayedFlag(line === undefined && error === null, { delayMs: late });
  return (
    <section className={clsx('paper grid place-items-center overflow-hidden rounded-12 p-6', className)}>
      <div role="status" className="grid max-w-[44ch] gap-2 text-center">
        {error === null ? (
          <>
            <p className="font-serif text-22">{title}</p>
            <p className="text-14 text-ink-2">{line ?? (isLate ? t('opensLate') : '')}</p>
          </>
        ) : (
          <FailureNotice error={error} />
        )}
      </div>
    </section>
  );
}
