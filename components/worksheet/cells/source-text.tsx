import { clsx } from 'clsx';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { Found } from '@/lib/worksheet/edit/find-in-cells';

type SourceTextProps = {
  source: string;
  cursors: readonly RemoteCursor[];
  error: Pick<CellError, 'start' | 'length'> | null;
  found?: readonly Pick<Found, 'start' | 'length'>[] | undefined;
};

const noPlaces: readonly Found[] = [];

/** The text of a cell outside its editor, with its error, the carets of others, and what a search found. */
export function SourceText({ source, cursors, error, found = noPlaces }: SourceTextProps) {
  const { people } = useSheetContext();
  const wrongFrom = error?.start ?? source.length;
  const wrongTo = error === null ? source.length : Math.max(error.start + error.length, error.start + 1);
  const cuts = new Set([
    ...[0, source.length, wrongFrom, wrongTo],
    ...cursors.map(({ head }) => head),
    ...found.flatMap(({ start, length }) => [start, start + length]),
  ]);
  const places = [...cuts].filter((at) => at >= 0 && at <= source.length).sort((one, other) => one - other);
  return places.map((from, index) => {
    const to = places[index + 1] ?? from;
    const isWrong = error !== null && from >= wrongFrom && to <= wrongTo && to > from;
    const isFound = found.some(({ start, length }) => from >= start && to <= start + length && to > from);
    const Part = isFound ? 'mark' : 'span';
    return (
      <span key={from}>
        {cursors
          .filter(({ head }) => head === from)
          .map(({ uid }) => (
            <span key={uid} data-hue={people.colourOf(uid).hue} className="remote-caret" aria-hidden="true" />
          ))}
        <Part className={clsx(isWrong && 'wavy', isFound && 'bg-gorse-wash text-inherit')}>
          {source.slice(from, to)}
        </Part>
      </span>
    );
  });
}
