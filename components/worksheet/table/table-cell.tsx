'use client';

import { useRef, type FocusEvent } from 'react';
import type { ComputedSourceProps } from '@/components/worksheet/cells/cell-props';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { TableLines } from '@/components/worksheet/table/table-lines';
import { TableTools } from '@/components/worksheet/table/table-tools';
import { useTable } from '@/components/worksheet/table/use-table';

/** A table: each column is a list. Its fields are text until somebody writes in one. */
export function TableCell(props: ComputedSourceProps) {
  const { label } = props;
  const { mayEdit } = useSheetContext();
  const frame = useRef<HTMLDivElement>(null);
  const table = useTable(props);
  const { rows, columns } = table.grid;
  const refocus = () => {
    const field = frame.current?.querySelector<HTMLElement>('[data-field]');
    field?.focus();
    return field !== undefined;
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside =
      relatedTarget instanceof Element &&
      (frame.current?.contains(relatedTarget) === true || relatedTarget.closest('[role="menu"]') !== null);
    if (!isInside && table.menu === null) table.editing.leave();
  };
  return (
    <div
      ref={frame}
      onBlur={handleBlur}
      onPointerLeave={() => table.hover(null)}
      className="isolate px-3 py-2 max-tablet:px-1"
    >
      {/* Fields scroll it for who writes. A reader has none, so the frame itself can be reached by keys. */}
      <div
        className="max-h-[30rem] overflow-auto"
        {...(!mayEdit && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table className="border-collapse text-[15px]/6 pointer-coarse:text-16" aria-label={label}>
          <TableLines table={table} onMenuClosed={refocus} />
        </table>
      </div>
      {mayEdit ? <TableTools {...{ rows, columns }} editing={table.editing} /> : null}
    </div>
  );
}
