import type { SheetPeople } from '@/components/worksheet/room-sheets';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';

type SourceTextProps = {
  source: string;
  cursors: readonly RemoteCursor[];
  people: SheetPeople;
  error: Pick<CellError, 'start' | 'length'> | null;
};

/** The text of a cell outside its editor, with the place of its error and the carets of others. */
export function SourceText({ source, cursors, people, error }: SourceTextProps) {
  const wrongFrom = error?.start ?? source.length;
  const wrongTo = error === null ? source.length : Math.max(error.start + error.length, error.start + 1);
  const cuts = new Set([0, source.length, wrongFrom, wrongTo, ...cursors.map(({ head }) => head)]);
  const places = [...cuts].filter((at) => at >= 0 && at <= source.length).sort((one, other) => one - other);
  return places.map((from, index) => {
    const to = places[index + 1] ?? from;
    const isWrong = error !== null && from >= wrongFrom && to <= wrongTo && to > from;
    return (
      <span key={from}>
        {cursors
          .filter(({ head }) => head === from)
          .map(({ uid }) => (
            <span key={uid} data-hue={people.colourOf(uid).hue} className="remote-caret" aria-hidden="true" />
          ))}
        <span className={isWrong ? 'wavy' : undefined}>{source.slice(from, to)}</span>
      </span>
    );
  });
}
