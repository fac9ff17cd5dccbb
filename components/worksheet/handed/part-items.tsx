import { Lock, LockOpen, PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuItem } from '@/components/ui/overlays/menu';
import type { LineMarking } from '@/components/worksheet/handed/use-line-marking';
import type { LinePart } from '@/lib/worksheet/handed/line-part';

type PartItemsProps = {
  ids: readonly string[];
  /** What they are; null for free lines, and undefined where they differ. */
  part: LinePart | null | undefined;
  marking: LineMarking;
};

/** What lines are to be on the pages of learners. What they are already is not offered, except another label. */
export function PartItems({ ids, part, marking }: PartItemsProps) {
  const t = useTranslations('worksheet.handed');
  return (
    <>
      {part?.kind === 'given' ? null : (
        <MenuItem icon={<Lock />} hint={t('givenHint')} onSelect={() => marking.set(ids, { kind: 'given' })}>
          {t('makeGiven')}
        </MenuItem>
      )}
      <MenuItem icon={<PencilLine />} hint={t('fillInHint')} onSelect={() => marking.askLabel(ids)}>
        {t(part?.kind === 'fill-in' ? 'changeLabel' : 'makeFillIn')}
      </MenuItem>
      {part === null ? null : (
        <MenuItem icon={<LockOpen />} hint={t('freeHint')} onSelect={() => marking.set(ids, null)}>
          {t('makeFree')}
        </MenuItem>
      )}
    </>
  );
}
