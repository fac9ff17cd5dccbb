'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import type { Documentation } from '@/lib/math/show/describe-function';

type HelpLineProps = {
  help: Documentation;
  /** Puts an example in place of the question. */
  onInsert: ((example: string) => void) | undefined;
};

/** What a function does, and an example to begin with. */
export function HelpLine({ help: { name, description, syntax, example }, onInsert }: HelpLineProps) {
  const t = useTranslations('worksheet.help');
  return (
    <div className="grid gap-1 px-3 pb-2 pl-8 text-14 max-tablet:pl-7">
      <p>{description}</p>
      {syntax === example ? null : <p className="font-mono text-13 text-ink-2">{syntax}</p>}
      <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
        {t('example')} <code className="font-mono text-ink">{example}</code>
        {onInsert === undefined ? null : (
          <Button
            variant="edge"
            size={32}
            aria-label={t('insertLabel', { name })}
            onClick={() => onInsert(example)}
          >
            {t('insert')}
          </Button>
        )}
      </p>
    </div>
  );
}
