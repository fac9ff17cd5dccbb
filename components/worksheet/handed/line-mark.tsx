import { Lock, PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { partOf } from '@/lib/worksheet/handed/line-part';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** Says that a line is given, or what belongs into it. */
export function LineMark({ cell }: { cell: SheetCell }) {
  const t = useTranslations('worksheet.handed');
  const { held } = useSheetContext();
  const part = held === null ? partOf(cell) : (held.get(cell.id) ?? null);
  if (part === null) return null;
  return (
    <p className="order-first! flex items-center gap-1.5 px-3 pt-1.5 text-12 text-ink-2 max-tablet:px-2 [&_svg]:size-3.5 [&_svg]:flex-none">
      {part.kind === 'given' ? <Lock aria-hidden="true" /> : <PencilLine aria-hidden="true" />}
      <span className="min-w-0 break-words">
        {part.kind === 'given' ? t('given') : t('fillIn', { label: part.label })}
      </span>
    </p>
  );
}
