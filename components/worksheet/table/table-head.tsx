'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FieldText, type TableMarks } from '@/components/worksheet/table/field-text';
import { HeadText } from '@/components/worksheet/table/head-text';
import { fieldLook } from '@/components/worksheet/table/table-row';
import type { TableColumn } from '@/lib/math/sheet/cell-result';
import type { Field } from '@/lib/math/sheet/table/split-table';

type TableHeadProps = {
  fields: readonly Field[];
  columns: number;
  results: readonly TableColumn[];
  /** Marks in the header; null for none. */
  marks: TableMarks | null;
  wrong: number | null;
  active: { column: number; input: ReactNode } | null;
  /** The column that Tab leads to from outside; null for another row. */
  stop: number | null;
  mayEdit: boolean;
  menuOf: (column: number) => ReactNode;
  onEnter: (row: number, column: number) => void;
};

/** The header of a table: names typeset, formulas with them, units lighter. */
export function TableHead(props: TableHeadProps) {
  const { fields, columns, results, marks, wrong, active, stop, mayEdit, menuOf, onEnter } = props;
  const t = useTranslations('worksheet.table');
  return (
    <thead className="sticky top-0 z-overlay bg-(--cell-ground,var(--surface))">
      <tr className="shadow-[inset_0_-1px_var(--line-strong)]">
        <td className="p-0" />
        {Array.from({ length: columns }, (_, column) => {
          const field = fields[column];
          const result = results[column];
          const isActive = active?.column === column;
          const text = field?.text.trim() ?? '';
          const shown =
            field && marks ? <FieldText {...{ field, marks }} /> : <HeadText {...{ text, result }} />;
          return (
            <th
              key={column}
              scope="col"
              // A screen reader says it before each field, without the menu beside it.
              abbr={result?.name ?? text}
              className={clsx(
                'group/head relative p-0 font-medium',
                result?.isText === true ? 'text-left' : 'text-right',
                wrong === column && 'bg-poppy-wash',
                // At its left the menu has a place of its own.
                mayEdit && 'pl-6! pointer-coarse:pl-0!',
              )}
            >
              {isActive ? (
                <>
                  <span aria-hidden="true" className={clsx(fieldLook, 'invisible')}>
                    {field?.text}
                  </span>
                  {active.input}
                </>
              ) : (
                <span className="flex items-center justify-end">
                  {mayEdit ? (
                    <div
                      role="textbox"
                      aria-label={t('header', { number: column + 1 })}
                      aria-invalid={wrong === column ? true : undefined}
                      tabIndex={stop === column ? 0 : -1}
                      className={clsx(fieldLook, 'flex-1 cursor-text')}
                      onFocus={() => onEnter(0, column)}
                    >
                      {text === '' ? <span className="font-normal text-ink-3">{t('noName')}</span> : shown}
                    </div>
                  ) : (
                    <span className={clsx(fieldLook, 'flex-1')}>{shown}</span>
                  )}
                </span>
              )}
              {menuOf(column)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
