'use client';

import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SheetContext, useSheetContext } from '@/components/worksheet/sheet-context';

type LaterLinesProps = {
  /** The number of the last line on which everybody works. */
  pace: number;
  /** How many cells come later. */
  count: number;
  /** Draws them. */
  children: () => ReactNode;
};

/** The lines behind the pace of the class: folded under a sentence, and only to be read. */
export function LaterLines({ pace, count, children }: LaterLinesProps) {
  const t = useTranslations('worksheet.handed');
  const [isOpen, setIsOpen] = useState(false);
  const shared = useSheetContext();
  const read = useMemo(() => ({ ...shared, mayEdit: false }), [shared]);
  return (
    <section aria-label={t('later')} className="mt-4 grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-15 text-14 max-tablet:px-7">
        <p role="status" className="min-w-0 flex-1 basis-56">
          {t('pace', { line: pace })}
        </p>
        <Button
          variant="quiet"
          size={32}
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('fold') : t('readLater', { count })}
        </Button>
      </div>
      {isOpen ? <SheetContext value={read}>{children()}</SheetContext> : null}
    </section>
  );
}
