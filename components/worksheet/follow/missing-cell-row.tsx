'use client';

import { useTranslations } from 'next-intl';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Button } from '@/components/ui/buttons/button';

/** Says that the cell to which the person wanted to go is gone. */
export function MissingCellRow({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations('worksheet.point');
  return (
    <SheetRow role="status" words={<p>{t('missing')}</p>}>
      <Button variant="quiet" size={32} onClick={onDismiss}>
        {t('ok')}
      </Button>
    </SheetRow>
  );
}
