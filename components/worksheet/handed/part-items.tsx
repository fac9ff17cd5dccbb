import { Lock, LockOpen, PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import type { LineMarking } from '@/components/worksheet/handed/use-line-marking';
import { partOf } from '@/lib/worksheet/handed/line-part';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type PartItemsProps = { cell: Pick<SheetCell, 'id' | 'options'>; marking: LineMarking };

/** What a line is to be on the pages of learners. What it is already is not offered, except another label. */
export function PartItems({ cell, marking }: PartItemsProps) {
  const t = useTranslations('worksheet.handed');
  const part = partOf(cell);
  const { id } = cell;
  return (
    <>
      <MenuSeparator />
      {part?.kind === 'given' ? null : (
        <MenuItem icon={<Lock />} hint={t('givenHint')} onSelect={() => marking.set(id, { kind: 'given' })}>
          {t('makeGiven')}
        </MenuItem>
      )}
      <MenuItem icon={<PencilLine />} hint={t('fillInHint')} onSelect={() => marking.askLabel(id)}>
        {t(part?.kind === 'fill-in' ? 'changeLabel' : 'makeFillIn')}
      </MenuItem>
      {part === null ? null : (
        <MenuItem icon={<LockOpen />} hint={t('freeHint')} onSelect={() => marking.set(id, null)}>
          {t('makeFree')}
        </MenuItem>
      )}
    </>
  );
}
