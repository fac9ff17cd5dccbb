'use client';

import { useTranslations } from 'next-intl';
import type { LeftInk } from '@/components/ink/use-cells-ink';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Button } from '@/components/ui/buttons/button';

type LeftInkRowProps = {
  /** Null where no drawing was left. */
  why: LeftInk | null;
  dismiss: () => void;
};

/** Says that cells were pasted without what is drawn on them. */
export function LeftInkRow({ why, dismiss }: LeftInkRowProps) {
  const t = useTranslations('worksheet.leftInk');
  if (why === null) return null;
  return (
    <SheetRow role="status" words={<p>{t('line', { why })}</p>}>
      <Button variant="quiet" size={32} onClick={dismiss}>
        {t('ok')}
      </Button>
    </SheetRow>
  );
}
