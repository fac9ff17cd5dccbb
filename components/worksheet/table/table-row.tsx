import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { FieldText, type TableMarks } from '@/components/worksheet/table/field-text';
import type { Field } from '@/lib/math/sheet/table/split-table';

/** What is the same for all fields of a column. */
export type RowColumn = { label: string; isText: boolean; isCalculated: boolean };

export type TableRowProps = {
  row: number;
  fields: readonly Field[];
  /** The text of its line: while that stays, the row is not drawn again, though its places move. */
  line: string;
  columns: readonly RowColumn[];
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
  mayEdit: boolean;
  /** The menu of the row; null for its number alone. */
  gutter: ReactNode;
  labelOf: (column: string, row: number) => string;
  onEnter: (row: number, column: number) => void;
  onHover: (row: number) => void;
};

/** One row of a table. Only the field that is written in is an input, so a long table scrolls smoothly. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, fields, columns, marks, wrong, active, stop, mayEdit, gutter, labelOf, onEnter, onHover } =
    props;
  const shown = props.calculated.split('\t');
  return (
    <tr className="group/row border-b border-line" onPointerEnter={() => onHover(row)}>
      <th scope="row" className="min-w-9 p-0 text-right text-12 font-normal text-ink-3">
        {gutter ?? <span className="block min-w-9 px-2 py-1.5 tabular pointer-coarse:min-w-11">{row}</span>}
      </th>
      {columns.map(({ label, isText, isCalculated }, column) => {
        const field = fields[column];
        const text = field && marks ? <FieldText {...{ field, marks }} /> : (field?.text ?? '');
        const isActive = active?.column === column;
        return (
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
              <span className={fieldLook}>{shown[column]}</span>
            ) : isActive ? (
              <>
                <span aria-hidden="true" className={clsx(fieldLook, 'invisible')}>
                  {field?.text}
                </span>
                {active.input}
              </>
            ) : mayEdit ? (
              <div
                role="textbox"
                aria-label={labelOf(label, row)}
                aria-invalid={wrong === column ? true : undefined}
                tabIndex={stop === column ? 0 : -1}
                className={clsx(fieldLook, 'cursor-text')}
                onFocus={() => onEnter(row, column)}
              >
                {text}
              </div>
            ) : (
              <span className={fieldLook}>{text}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}, isSameRow);

/** What is drawn is the same. The handlers do the same in every draw, though each brings new ones. */
function isSameRow(before: TableRowProps, after: TableRowProps): boolean {
  if (after.active || before.active || after.marks || before.marks) return false;
  if (before.columns.length !== after.columns.length) return false;
  const names = ['row', 'line', 'calculated', 'wrong', 'stop', 'mayEdit', 'gutter'] as const;
  return (
    names.every((name) => before[name] === after[name]) &&
    before.columns.every((column, at) => isSameColumn(column, after.columns[at]))
  );
}

const isSameColumn = (one: RowColumn, other: RowColumn | undefined): boolean =>
  one.label === other?.label && one.isText === other.isText && one.isCalculated === other.isCalculated;

export const fieldLook =
  'block min-h-8 min-w-16 px-2 py-1 whitespace-pre pointer-coarse:min-h-11 pointer-coarse:py-2.5';
