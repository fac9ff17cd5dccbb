import { SourceText } from '@/components/worksheet/cells/source-text';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { Field } from '@/lib/math/sheet/table/split-table';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { Found } from '@/lib/worksheet/edit/find-in-cells';

/** What is marked in a table, by places in its source. */
export type TableMarks = {
  cursors: readonly RemoteCursor[];
  error: Pick<CellError, 'start' | 'length'> | null;
  found: readonly Pick<Found, 'start' | 'length'>[];
};

/** The typed text of one field, with the marks that are in it. */
export function FieldText({ field, marks }: { field: Field; marks: TableMarks }) {
  const { text, start, end } = field;
  const isInside = (place: number) => place >= start && place <= end;
  const { cursors, error, found } = marks;
  return (
    <SourceText
      source={text}
      cursors={cursors
        .filter(({ head }) => isInside(head))
        .map((cursor) => ({ ...cursor, head: cursor.head - start }))}
      error={error && isInside(error.start) ? { ...error, start: error.start - start } : null}
      found={found
        .filter((one) => isInside(one.start))
        .map((one) => ({ start: one.start - start, length: one.length }))}
    />
  );
}

/** Whether one of the marks is in these fields. */
export const hasMarks = (fields: readonly Field[], { cursors, error, found }: TableMarks): boolean => {
  if (fields.length === 0) return false;
  const [from, to] = [fields[0]?.start ?? 0, fields.at(-1)?.end ?? 0];
  const places = [
    ...cursors.map(({ head }) => head),
    ...found.map(({ start }) => start),
    ...(error ? [error.start] : []),
  ];
  return places.some((place) => place >= from && place <= to);
};
