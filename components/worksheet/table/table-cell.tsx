'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState, type FocusEvent } from 'react';
import type { ComputedSourceProps } from '@/components/worksheet/cells/cell-props';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { hasMarks, type TableMarks } from '@/components/worksheet/table/field-text';
import { FieldInput } from '@/components/worksheet/table/table-field';
import { TableHead } from '@/components/worksheet/table/table-head';
import { TableMenu } from '@/components/worksheet/table/table-menu';
import { TableRow, type RowColumn } from '@/components/worksheet/table/table-row';
import { TableTools } from '@/components/worksheet/table/table-tools';
import { useFieldKeys } from '@/components/worksheet/table/use-field-keys';
import { useTableEditing } from '@/components/worksheet/table/use-table-editing';
import { copyText } from '@/lib/core/client/copy-text';
import type { TableColumn } from '@/lib/math/sheet/cell-result';
import { beginStep } from '@/lib/worksheet/client/one-step';
import type { FieldPlace } from '@/lib/worksheet/table/table-edits';
import { filledTable, gridOf } from '@/lib/worksheet/table/table-grid';

type OpenMenu = FieldPlace & { kind: 'row' | 'column' };

const noResults: readonly TableColumn[] = [];
const nothing: readonly never[] = [];

/** A table: each column is a list. Its fields are text until somebody writes in one. */
export function TableCell({ computed, ...props }: ComputedSourceProps) {
  const { cell, label, focus, cursors, error, found = nothing } = props;
  const { sheet, mayEdit } = useSheetContext();
  const t = useTranslations('worksheet.table');
  const frame = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<number | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const results = computed?.result.columns ?? noResults;
  const grid = useMemo(() => gridOf(cell.source, results), [cell.source, results]);
  const { lines, rows, columns, wrong } = grid;
  const editing = useTableEditing({ cell, focus, rows });
  const { place } = editing;
  const heads = Array.from({ length: columns }, (_, column): RowColumn => ({
    label: results[column]?.name ?? lines[0]?.[column]?.text.trim() ?? '',
    isText: results[column]?.isText === true,
    isCalculated: Boolean(results[column]?.shown),
  }));
  const shortName = (column: number) => heads[column]?.label || String(column + 1);
  const nameOf = (column: number) => heads[column]?.label || t('column', { number: column + 1 });
  const keys = useFieldKeys({
    ...{ cell, editing, rows, columns },
    isCalculated: (column) => heads[column]?.isCalculated === true,
    onMenu: () => place && setMenu({ ...place, kind: place.row === 0 ? 'column' : 'row' }),
  });
  const marks: TableMarks = { cursors, error, found };
  const marksIn = (row: number) => (hasMarks(lines[row] ?? nothing, marks) ? marks : null);

  const refocus = () => {
    const field = frame.current?.querySelector<HTMLElement>('[data-field]');
    field?.focus();
    return field !== undefined;
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside =
      relatedTarget instanceof Element &&
      (frame.current?.contains(relatedTarget) === true || relatedTarget.closest('[role="menu"]') !== null);
    if (!isInside && menu === null) editing.leave();
  };
  const enter = (row: number, column: number) => editing.enter({ row, column });
  const inputAt = (row: number) => {
    if (place?.row !== row) return null;
    const { column } = place;
    return {
      column,
      input: (
        <FieldInput
          key={`${String(row)}-${String(column)}`}
          label={
            row === 0 ? t('header', { number: column + 1 }) : t('field', { column: nameOf(column), row })
          }
          value={lines[row]?.[column]?.text ?? ''}
          isWrong={wrong?.row === row && wrong.column === column && error !== null}
          onBegin={() => beginStep(sheet.undo)}
          onWrite={editing.write}
          onSelect={editing.tell}
          {...keys}
        />
      ),
    };
  };
  const menuAt = (at: OpenMenu, name: string) => (
    <TableMenu
      {...{ editing }}
      place={at}
      label={name}
      name={shortName(at.column)}
      isOpen={menu?.kind === at.kind && menu.row === at.row && menu.column === at.column}
      onOpenChange={(isOpen) => setMenu(isOpen ? at : null)}
      onCopy={() =>
        void copyText(
          filledTable(editing.source(), results)
            .map((line) => line.join('\t'))
            .join('\n'),
        )
      }
      onClosed={refocus}
    />
  );
  const wrongIn = (row: number) => (error !== null && wrong?.row === row ? wrong.column : null);
  const stopIn = (row: number) => (place === null && row === 0 ? 0 : null);
  return (
    <div
      ref={frame}
      onBlur={handleBlur}
      onPointerLeave={() => setHover(null)}
      className="isolate px-3 py-2 max-tablet:px-1"
    >
      {/* Fields scroll it for who writes. A reader has none, so the frame itself can be reached by keys. */}
      <div
        className="max-h-[30rem] overflow-auto"
        {...(!mayEdit && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table className="border-collapse text-[15px]/6 pointer-coarse:text-16" aria-label={label}>
          <TableHead
            fields={lines[0] ?? nothing}
            marks={marksIn(0)}
            wrong={wrongIn(0)}
            active={inputAt(0)}
            stop={stopIn(0)}
            menuOf={(column) =>
              mayEdit ? (
                <span className="absolute top-1 left-0 opacity-0 group-hover/head:opacity-100 focus-within:opacity-100 pointer-coarse:hidden">
                  {menuAt({ kind: 'column', row: 0, column }, t('columnMenu', { name: shortName(column) }))}
                </span>
              ) : null
            }
            onEnter={enter}
            {...{ columns, results, mayEdit }}
          />
          <tbody>
            {Array.from({ length: rows }, (_, index) => {
              const row = index + 1;
              const fields = lines[row] ?? nothing;
              const hasMenu = mayEdit && (hover === row || place?.row === row || menu?.row === row);
              const column = menu?.row === row ? menu.column : (place?.column ?? 0);
              return (
                <TableRow
                  key={row}
                  columns={heads}
                  line={fields.map(({ text }) => text).join('\t')}
                  calculated={results.map(({ shown }) => shown?.[index] ?? '').join('\t')}
                  marks={marksIn(row)}
                  wrong={wrongIn(row)}
                  active={inputAt(row)}
                  stop={stopIn(row)}
                  gutter={hasMenu ? menuAt({ kind: 'row', row, column }, t('rowMenu', { row })) : null}
                  labelOf={(name, at) => t('field', { column: name, row: at })}
                  onEnter={enter}
                  onHover={setHover}
                  {...{ row, fields, mayEdit }}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {mayEdit ? <TableTools {...{ editing, rows, columns }} /> : null}
    </div>
  );
}
