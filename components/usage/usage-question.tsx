import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';

/** Asks once, in the corner, whether the use may be counted. Both answers weigh the same; nothing is covered. */
export function UsageQuestion({ onAnswer }: { onAnswer: (consent: 'yes' | 'no') => void }) {
  const t = useTranslations('shell.usage');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="fixed right-4 bottom-4 left-4 z-panel rounded-12 border border-line bg-surface p-6 shadow-3 tablet:right-auto tablet:bottom-6 tablet:left-6 tablet:w-[440px]"
    >
      <h2 id={id} className="text-14 font-semibold">
        {t('question')}
      </h2>
      <p className="mt-1 text-14 text-ink-2">{t('what')}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button variant="edge" onClick={() => onAnswer('no')}>
          {t('no')}
        </Button>
        <Button variant="edge" onClick={() => onAnswer('yes')}>
          {t('yes')}
        </Button>
      </div>
    </section>
  );
}
