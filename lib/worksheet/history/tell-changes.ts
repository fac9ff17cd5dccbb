import type { SheetCell } from '../sheet-document';
import type { LineChange } from './list-line-changes';

/** A sheet at a time of its history. */
export type SheetMoment = {
  readonly at: number;
  readonly cells: readonly SheetCell[];
  /** Whether what is new in it came close to that time. */
  readonly isExact: boolean;
};

/** A change with what the history tells of it. */
export type ToldChange = LineChange & {
  /** When the line became what it is (ms); null where the history does not say. */
  readonly at: number | null;
  /** The last moment at which it was something else, by its place; null for a new line. */
  readonly wasIn: number | null;
};

/**
 * When each line became what it is, and what stood there just before, also within the time.
 *
 * @param moments the oldest first; the first is the sheet as it was before, the last as it is after
 */
export const tellChanges = (
  changes: readonly LineChange[],
  moments: readonly SheetMoment[],
): ToldChange[] => {
  const sources = moments.map(({ cells }) => new Map(cells.map(({ id, source }) => [id, source])));
  return changes.map((change) => {
    const versions = sources.map((known) => known.get(change.id)?.trim() ?? '');
    const source = change.source.trim();
    const wasIn = versions.findLastIndex((version, at) => isOther(version, source, at === 0));
    const became = versions.findIndex((version, at) => at > wasIn && version === source);
    const moment = moments[became];
    return {
      ...change,
      was: versions[wasIn] ?? change.was,
      at: became > 0 && moment?.isExact === true ? moment.at : null,
      wasIn: wasIn === -1 ? null : wasIn,
    };
  });
};

/** Whether a line said something else. One that was typed in the time and only not to its end did not. */
const isOther = (version: string, source: string, isBefore: boolean): boolean =>
  version !== '' && (isBefore ? version !== source : !source.startsWith(version));
