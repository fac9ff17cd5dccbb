'use client';

import { useTranslations } from 'next-intl';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { FieldInput } from '@/components/worksheet/table/table-field';
import type { Table } from '@/components/worksheet/table/use-table';
import { beginStep } from '@/lib/worksheet/client/one-step';
import type { FieldPlace } from '@/lib/worksheet/table/table-edits';

type OpenFieldProps = { table: Table; place: FieldPlace };

/** The field of a table that is written in. */
export function OpenField({ table, place: { row, column } }: OpenFieldProps) {
  const t = useTranslations('worksheet.table');
  const { sheet } = useSheetContext();
  const { grid, wrong, editing, keys, nameOf } = table;
  return (
    <FieldInput
      // Each field begins a step of undo of its own.
      key={`${String(row)}-${String(column)}`}
      label={row === 0 ? t('header', { number: column + 1 }) : t('field', { column: nameOf(column), row })}
      value={grid.lines[row]?.[column]?.text ?? ''}
      isWrong={wrong?.row === row && wrong.column === column}
      onBegin={() => beginStep(sheet.undo)}
      onWrite={editing.write}
      onSelect={editing.tell}
      {...keys}
    />
  );
}
