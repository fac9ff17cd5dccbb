'use client';

import { useTranslations } from 'next-intl';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Button } from '@/components/ui/buttons/button';
import type { LinePart } from '@/lib/worksheet/handed/line-part';
import { numberCells } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type HeldRowProps = {
  id: string;
  part: LinePart;
  cells: readonly SheetCell[];
  onDismiss: () => void;
};

/** Says why a line of a learner's page stays as it is. */
export function HeldRow({ id, part, cells, onDismiss }: HeldRowProps) {
  const t = useTranslations('worksheet.handed');
  const kind = cells.find((cell) => cell.id === id)?.kind ?? 'calculation';
  const number = numberCells(cells).get(id) ?? 0;
  const what = { number, kind };
  return (
    <SheetRow
      role="status"
      words={<p>{part.kind === 'given' ? t('givenStays', what) : t('fillInStays', what)}</p>}
    >
      <Button variant="quiet" size={32} onClick={onDismiss}>
        {t('ok')}
      </Button>
    </SheetRow>
  );
}
