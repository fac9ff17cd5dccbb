import type { CellResult, Notice } from '@/lib/math/sheet/cell-result';

type Told = Pick<CellResult, 'notices'>;

/** What is closed when a person closes a notice: one about a name for the whole sheet, any other in its cell. */
export const noticeKey = (cell: string, { kind, name }: Pick<Notice, 'kind' | 'name'>): string =>
  name === undefined ? `${cell} ${kind}` : `* ${kind} ${name}`;

/**
 * The notices that a sheet shows, by the ids of its cells. One about a name stands once, at the first line that has
 * it. What a person has closed stays closed. A cell whose notices all stand keeps its own list, so that nothing is
 * drawn.
 */
export function chooseNotices(
  order: readonly string[],
  results: ReadonlyMap<string, { result: Told }>,
  closed: ReadonlySet<string>,
): ReadonlyMap<string, readonly Notice[]> {
  const told = new Set(closed);
  const chosen = new Map<string, readonly Notice[]>();
  for (const id of order) {
    const notices = results.get(id)?.result.notices ?? [];
    const shown = notices.filter((notice) => {
      const key = noticeKey(id, notice);
      if (told.has(key)) return false;
      if (notice.name !== undefined) told.add(key);
      return true;
    });
    if (shown.length > 0) chosen.set(id, shown.length === notices.length ? notices : shown);
  }
  return chosen;
}
