import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { FieldText, type TableMarks } from '@/components/worksheet/table/field-text';
import type { ColumnHead } from '@/components/worksheet/table/use-table';
import type { FieldPlace } from '@/lib/worksheet/table/table-edits';
import type { Field } from '@/lib/math/sheet/table/split-table';

export type TableRowProps = {
  row: number;
  fields: readonly Field[];
  columns: readonly ColumnHead[];
  /** What was calculated for this row, by column, with tabs between. */
  calculated: string;
  /** Marks in this row; null for none. */
  marks: TableMarks | null;
  /** The column of the field with the error. */
  wrong: number | null;
  /** The column that is written in, and its field. */
  active: { column: number; input: ReactNode } | null;
  /** The column that Tab leads to from outside; null for another row. */
  stop: number | null;
  /** The menu of the row; null for its number alone. */
  gutter: ReactNode;
  onEnter: (place: FieldPlace) => void;
  onHover: (row: number) => void;
};

/** One row of a table. Only the field that is written in is an input, so a long table scrolls smoothly. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, fields, columns, marks, wrong, active, stop, gutter, onEnter, onHover } = props;
  const calculated = props.calculated.split('\t');
  return (
    <tr className="group/row border-b border-line" onPointerEnter={() => onHover(row)}>
      <th scope="row" className="min-w-9 p-0 text-right text-12 font-normal text-ink-3">
        {gutter ?? <span className="block min-w-9 px-2 py-1.5 tabular pointer-coarse:min-w-11">{row}</span>}
      </th>
      {columns.map(({ label, isText, isCalculated }, column) => (
        <td
          // A column has no identity but its place.
          key={column}
          className={clsx(
            'relative p-0',
            isText ? 'text-left' : 'text-right tabular',
            isCalculated && 'bg-ink/3',
            wrong === column && 'bg-poppy-wash',
          )}
        >
          {isCalculated ? (
            <span className={fieldLook}>{calculated[column]}</span>
          ) : active?.column === column ? (
            <>
              <span aria-hidden="true" className={clsx(fieldLook, 'invisible')}>
                {fields[column]?.text}
              </span>
              {active.input}
            </>
          ) : (
            <RestingField
              {...{ label, row, marks }}
              field={fields[column]}
              isWrong={wrong === column}
              isStop={stop === column}
              onEnter={() => onEnter({ row, column })}
            />
          )}
        </td>
      ))}
    </tr>
  );
}, isSameRow);

type RestingFieldProps = Pick<TableRowProps, 'row' | 'marks'> & {
  /** What the column is called. */
  label: string;
  field: Field | undefined;
  isWrong: boolean;
  /** Tab leads to it from outside. */
  isStop: boolean;
  onEnter: () => void;
};

/** A field that nobody writes in here: text that becomes an input when the focus comes. */
function RestingField({ row, label, field, marks, isWrong, isStop, onEnter }: RestingFieldProps) {
  const t = useTranslations('worksheet.table');
  const { mayEdit } = useSheetContext();
  const text = field && marks ? <FieldText {...{ field, marks }} /> : (field?.text ?? '');
  if (!mayEdit) return <span className={fieldLook}>{text}</span>;
  return (
    <div
      role="textbox"
      aria-label={t('field', { column: label, row })}
      aria-invalid={isWrong ? true : undefined}
      tabIndex={isStop ? 0 : -1}
      className={clsx(fieldLook, 'cursor-text')}
      onFocus={onEnter}
    >
      {text}
    </div>
  );
}

/**
 * Whether the same is drawn. Places of fields move with what is typed above, and the handlers do the same in every
 * draw, though each brings new ones.
 */
function isSameRow(before: TableRowProps, after: TableRowProps): boolean {
  if (after.active || before.active || after.marks || before.marks) return false;
  const names = ['row', 'calculated', 'wrong', 'stop', 'gutter'] as const;
  return (
    names.every((name) => before[name] === after[name]) &&
    isSameList(before.fields, after.fields, (one, other) => one.text === other.text) &&
    isSameList(before.columns, after.columns, isSameHead)
  );
}

const isSameList = <One,>(
  before: readonly One[],
  after: readonly One[],
  isSame: (one: One, other: One) => boolean,
): boolean =>
  before.length === after.length &&
  before.every((one, at) => {
    const other = after[at];
    return other !== undefined && isSame(one, other);
  });

const isSameHead = (one: ColumnHead, other: ColumnHead): boolean =>
  one.label === other.label && one.isText === other.isText && one.isCalculated === other.isCalculated;

export const fieldLook =
  'block min-h-8 min-w-16 px-2 py-1 whitespace-pre pointer-coarse:min-h-11 pointer-coarse:py-2.5';
