import { clsx } from 'clsx';
import { HeadText } from '@/components/worksheet/table/head-text';
import type { TableColumn } from '@/lib/math/sheet/cell-result';
import { filledTable } from '@/lib/worksheet/table/table-grid';

type PrintedTableProps = { source: string; results: readonly TableColumn[] | undefined };

/** A table on paper, with what its columns calculate. */
export function PrintedTable({ source, results }: PrintedTableProps) {
  const [header = [], ...rows] = filledTable(source, results);
  const look = (column: number) =>
    clsx('px-2 py-0.5', results?.[column]?.isText === true ? 'text-left' : 'text-right tabular');
  return (
    <table className="w-fit border-collapse">
      <thead>
        <tr className="border-b">
          {header.map((text, column) => (
            <th key={column} scope="col" className={look(column)}>
              <HeadText text={text} result={results?.[column]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((fields, row) => (
          <tr key={row}>
            {fields.map((text, column) => (
              <td key={column} className={look(column)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
