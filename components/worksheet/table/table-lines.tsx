'use client';

import { useSheetContext } from '@/components/worksheet/sheet-context';
import { hasMarks } from '@/components/worksheet/table/field-text';
import { OpenField } from '@/components/worksheet/table/open-field';
import { TableHead } from '@/components/worksheet/table/table-head';
import { TableMenu } from '@/components/worksheet/table/table-menu';
import { TableRow } from '@/components/worksheet/table/table-row';
import type { MenuPlace, Table } from '@/components/worksheet/table/use-table';

type TableLinesProps = { table: Table; onMenuClosed: () => boolean };

const noFields: readonly never[] = [];

/** The head of a table and its rows. */
export function TableLines({ table, onMenuClosed }: TableLinesProps) {
  const { mayEdit } = useSheetContext();
  const { grid, results, heads, marks, wrong, editing, menu, hovered } = table;
  const { place } = editing;
  /** What the head and the rows have alike. */
  const lineOf = (row: number) => {
    const fields = grid.lines[row] ?? noFields;
    return {
      fields,
      marks: hasMarks(fields, marks) ? marks : null,
      wrong: wrong?.row === row ? wrong.column : null,
      active:
        place?.row === row ? { column: place.column, input: <OpenField {...{ table, place }} /> } : null,
      stop: place === null && row === 0 ? 0 : null,
      onEnter: editing.enter,
    };
  };
  const menuAt = (at: MenuPlace) => <TableMenu {...{ table }} place={at} onClosed={onMenuClosed} />;
  const rowMenu = (row: number) => {
    const isInUse = hovered === row || place?.row === row || menu?.row === row;
    if (!mayEdit || !isInUse) return null;
    return menuAt({ kind: 'row', row, column: menu?.row === row ? menu.column : (place?.column ?? 0) });
  };
  return (
    <>
      <TableHead
        {...lineOf(0)}
        columns={grid.columns}
        results={results}
        menuOf={(column) => menuAt({ kind: 'column', row: 0, column })}
      />
      <tbody>
        {Array.from({ length: grid.rows }, (_, index) => (
          <TableRow
            key={index}
            row={index + 1}
            columns={heads}
            calculated={results.map(({ shown }) => shown?.[index] ?? '').join('\t')}
            gutter={rowMenu(index + 1)}
            onHover={table.hover}
            {...lineOf(index + 1)}
          />
        ))}
      </tbody>
    </>
  );
}
