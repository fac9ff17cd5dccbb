'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { FieldText, type TableMarks } from '@/components/worksheet/table/field-text';
import { HeadText } from '@/components/worksheet/table/head-text';
import { fieldLook } from '@/components/worksheet/table/table-row';
import type { TableColumn } from '@/lib/math/sheet/cell-result';
import type { FieldPlace } from '@/lib/worksheet/table/table-edits';
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
  menuOf: (column: number) => ReactNode;
  onEnter: (place: FieldPlace) => void;
};

/** The header of a table: names typeset, formulas with them, units lighter. */
export function TableHead(props: TableHeadProps) {
  const { fields, columns, results, marks, wrong, active, stop, menuOf, onEnter } = props;
  const { mayEdit } = useSheetContext();
  return (
    <thead className="sticky top-0 z-overlay bg-(--cell-ground,var(--surface))">
      <tr className="shadow-[inset_0_-1px_var(--line-strong)]">
        <td className="p-0" />
        {Array.from({ length: columns }, (_, column) => (
          <th
            key={column}
            scope="col"
            // A screen reader says it before each field, without the menu beside it.
            abbr={results[column]?.name ?? fields[column]?.text.trim() ?? ''}
            className={clsx(
              'group/head relative p-0 font-medium',
              results[column]?.isText === true ? 'text-left' : 'text-right',
              wrong === column && 'bg-poppy-wash',
              // At its left the menu has a place of its own.
              mayEdit && 'pl-6! pointer-coarse:pl-0!',
            )}
          >
            {active?.column === column ? (
              <>
                <span aria-hidden="true" className={clsx(fieldLook, 'invisible')}>
                  {fields[column]?.text}
                </span>
                {active.input}
              </>
            ) : (
              <RestingHead
                {...{ column, marks }}
                field={fields[column]}
                result={results[column]}
                isWrong={wrong === column}
                isStop={stop === column}
                onEnter={() => onEnter({ row: 0, column })}
              />
            )}
            {mayEdit ? (
              <span className="absolute top-1 left-0 opacity-0 group-hover/head:opacity-100 focus-within:opacity-100 pointer-coarse:hidden">
                {menuOf(column)}
              </span>
            ) : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RestingHeadProps = Pick<TableHeadProps, 'marks'> & {
  column: number;
  field: Field | undefined;
  result: TableColumn | undefined;
  isWrong: boolean;
  /** Tab leads to it from outside. */
  isStop: boolean;
  onEnter: () => void;
};

/** The head of a column that nobody writes in here. */
function RestingHead({ column, field, result, marks, isWrong, isStop, onEnter }: RestingHeadProps) {
  const t = useTranslations('worksheet.table');
  const { mayEdit } = useSheetContext();
  const text = field?.text.trim() ?? '';
  const shown = field && marks ? <FieldText {...{ field, marks }} /> : <HeadText {...{ text, result }} />;
  return (
    <span className="flex items-center justify-end">
      {mayEdit ? (
        <div
          role="textbox"
          aria-label={t('header', { number: column + 1 })}
          aria-invalid={isWrong ? true : undefined}
          tabIndex={isStop ? 0 : -1}
          className={clsx(fieldLook, 'flex-1 cursor-text')}
          onFocus={onEnter}
        >
          {text === '' ? <span className="font-normal text-ink-3">{t('noName')}</span> : shown}
        </div>
      ) : (
        <span className={clsx(fieldLook, 'flex-1')}>{shown}</span>
      )}
    </span>
  );
}
