'use client';

import { useMemo } from 'react';
import { CellRow } from '@/components/worksheet/cells/cell-row';
import type { SheetWork } from '@/components/worksheet/commands/use-sheet-work';
import type { Notice } from '@/lib/math/sheet/cell-result';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import { numberCells } from '@/lib/worksheet/number-cells';
import type { Results } from '@/lib/worksheet/results/computed';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type CellListProps = {
  /** All cells of the sheet, those that are folded away as well. */
  cells: readonly SheetCell[];
  /** Those that are drawn; all that are not folded away where it is missing. */
  shown?: readonly SheetCell[];
  results: Results;
  notices: ReadonlyMap<string, readonly Notice[]>;
  cursors: readonly RemoteCursor[];
  work: SheetWork;
  isMarked: (id: string) => boolean;
};

const nobody: readonly RemoteCursor[] = [];
const noNotices: readonly Notice[] = [];

/** The cells that are not folded away. What one of them gets stays the same objects while another is written. */
export function CellList(props: CellListProps) {
  const { cells, results, notices, cursors, work, isMarked } = props;
  const numbers = useMemo(() => numberCells(cells), [cells]);
  const { editing, selection, find, drop, explained } = work;
  const { shown = work.shown } = props;
  return shown.map((cell) => {
    const { id } = cell;
    const here = cursors.filter((one) => one.cell === id);
    return (
      <CellRow
        key={id}
        cell={cell}
        number={numbers.get(id) ?? 0}
        computed={results.get(id)}
        notices={notices.get(id) ?? noNotices}
        cursors={here.length === 0 ? nobody : here}
        focus={editing.focus?.id === id ? editing.focus : null}
        found={find.found.get(id)}
        state={{
          isMarked: isMarked(id),
          isExplained: explained.ids.has(id),
          isSelected: selection.ids.has(id),
          isFolded: cell.kind === 'heading' ? work.isFolded(id) : null,
          isDropBelow: drop?.after === id,
        }}
      />
    );
  });
}
