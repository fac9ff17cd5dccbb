'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { ComputedSourceProps } from '@/components/worksheet/cells/cell-props';
import type { TableMarks } from '@/components/worksheet/table/field-text';
import { useFieldKeys } from '@/components/worksheet/table/use-field-keys';
import { useTableEditing } from '@/components/worksheet/table/use-table-editing';
import type { TableColumn } from '@/lib/math/sheet/cell-result';
import type { Found } from '@/lib/worksheet/edit/find-in-cells';
import type { FieldPlace } from '@/lib/worksheet/table/table-edits';
import { gridOf, type TableGrid } from '@/lib/worksheet/table/table-grid';

/** What is the same for all fields of a column. */
export type ColumnHead = { label: string; isText: boolean; isCalculated: boolean };

/** The menu of a row or of a column, at one of its fields. */
export type MenuPlace = FieldPlace & { kind: 'row' | 'column' };

export type Table = ReturnType<typeof useTable>;

const noResults: readonly TableColumn[] = [];
const noneFound: readonly Found[] = [];

/** A table in its cell: what is in it, what is written in it, and what is in use of it. */
export function useTable({ cell, focus, computed, cursors, error, found = noneFound }: ComputedSourceProps) {
  const t = useTranslations('worksheet.table');
  const [menu, openMenu] = useState<MenuPlace | null>(null);
  const [hovered, hover] = useState<number | null>(null);
  const results = computed?.result.columns ?? noResults;
  const grid = useMemo(() => gridOf(cell.source, results), [cell.source, results]);
  const { rows, columns } = grid;
  const editing = useTableEditing({ cell, focus, rows });
  const { place } = editing;
  const heads = headsOf(grid, results);
  const keys = useFieldKeys({
    ...{ cell, editing, rows, columns },
    isCalculated: (column) => heads[column]?.isCalculated === true,
    onMenu: () => place && openMenu({ ...place, kind: place.row === 0 ? 'column' : 'row' }),
  });
  const marks: TableMarks = { cursors, error, found };
  return {
    ...{ results, grid, heads, marks, editing, keys },
    /** The field with the error that is shown now; null for none. */
    wrong: error === null ? null : grid.wrong,
    /** The menu that is open. */
    ...{ menu, openMenu },
    /** The row that the pointer is on. */
    ...{ hovered, hover },
    /** What a column is called: by its head, or by its number. */
    nameOf: (column: number) => heads[column]?.label || t('column', { number: column + 1 }),
    shortNameOf: (column: number) => heads[column]?.label || String(column + 1),
  };
}

const headsOf = ({ columns, lines }: TableGrid, results: readonly TableColumn[]): readonly ColumnHead[] =>
  Array.from({ length: columns }, (_, column) => ({
    label: results[column]?.name ?? lines[0]?.[column]?.text.trim() ?? '',
    isText: results[column]?.isText === true,
    isCalculated: Boolean(results[column]?.shown),
  }));
