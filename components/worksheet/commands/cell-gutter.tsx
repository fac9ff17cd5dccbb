import { clsx } from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';

type CellGutterProps = {
  id: string;
  label: string;
  number: number | null;
  isSelected: boolean;
  /** For a heading: whether what is below it is folded away. */
  isFolded: boolean | null;
  onSelect: CellSelection['select'];
  onFold: (id: string) => void;
};

/** The number beside a cell, by which it is selected and dragged. */
export function CellGutter({ id, label, number, isSelected, isFolded, onSelect, onFold }: CellGutterProps) {
  const t = useTranslations('worksheet.gutter');
  const Chevron = isFolded === true ? ChevronRight : ChevronDown;
  return (
    <span className="flex justify-end max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:flex-col max-tablet:justify-start">
      {isFolded === null ? null : (
        <button
          type="button"
          className="press grid size-6 place-items-center self-start rounded-6 pt-2 text-ink-3 hover:text-ink"
          aria-expanded={!isFolded}
          aria-label={t('fold', { cell: label })}
          onClick={() => onFold(id)}
        >
          <Chevron className="size-4" aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        data-handle=""
        // Tab goes from line to line. Escape leads from a line to this, and screen readers find it by themselves.
        tabIndex={isSelected ? 0 : -1}
        aria-pressed={isSelected}
        aria-label={t('select', { cell: label })}
        className={clsx(
          'tabular min-h-6 min-w-6 cursor-grab touch-none self-start rounded-6 px-1 pt-3 pb-1 text-right text-12 max-tablet:text-left',
          number === null &&
            !isSelected &&
            'tablet:opacity-0 tablet:group-hover/cell:opacity-100 tablet:focus:opacity-100',
          isSelected ? 'font-semibold text-orchid' : 'text-ink-3 hover:text-ink',
        )}
        onClick={(event) => onSelect(id, event.shiftKey)}
      >
        {number ?? '¶'}
      </button>
    </span>
  );
}
