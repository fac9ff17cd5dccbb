import type { Place, Replacement } from '../errors/math-error';
import type { Notice } from '../sheet/cell-result';

/** Something that a value tells while it is computed; a cell turns it into a notice. */
export type Note = { kind: Notice['kind']; message: string; place: Place; repair: Replacement | null };

/** A note as a notice of a cell; the repair is the whole cell. */
export function noticeOf({ kind, message, place, repair }: Note, source: string): Notice {
  const { start, end } = place;
  const notice: Notice = { kind, message, start, length: end - start };
  if (repair === null) return notice;
  const mended = source.slice(0, repair.start) + repair.text + source.slice(repair.end);
  return { ...notice, repair: { label: repair.label, source: mended } };
}
