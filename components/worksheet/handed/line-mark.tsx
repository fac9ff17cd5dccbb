import { Lock, PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { partOf, type LinePart } from '@/lib/worksheet/handed/line-part';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** What a line is for learners. On a page only what was handed out counts: a copy of it is free. */
export function useLinePart(cell: SheetCell): LinePart | null {
  const { held } = useSheetContext();
  return held === null ? partOf(cell) : (held.get(cell.id) ?? null);
}

/** Says that a line is given, or what belongs into it. */
export function LineMark({ part }: { part: LinePart | null }) {
  const t = useTranslations('worksheet.handed');
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
