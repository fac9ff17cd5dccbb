import type { RefObject } from 'react';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type FarCellProps = {
  row: RefObject<HTMLDivElement | null>;
  cell: SheetCell;
  label: string;
  /** In px, as it was. */
  height: number;
};

/** A cell far from the part in sight: its place and its words, for those who search or listen. */
export function FarCell({ row, cell, label, height }: FarCellProps) {
  const { mayEdit } = useSheetContext();
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      data-cell={cell.id}
      style={{ height }}
      className="scroll-my-4 overflow-hidden pl-15 font-mono text-[15px]/6 max-tablet:pl-7"
    >
      <div role="textbox" aria-label={label} aria-readonly={!mayEdit} aria-multiline="true" tabIndex={-1}>
        {cell.source}
      </div>
    </div>
  );
}
