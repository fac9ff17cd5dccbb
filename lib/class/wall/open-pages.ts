/** The most pages that a wall has open at once. */
export const mostOpenPages = 9;
/** How long a page stays open after it has left the view (ms), so that scrolling back and forth opens none again. */
export const pageLinger = 10_000;

/** Pages that are open, and since when each is out of view (ms); null while it is in view. */
export type OpenPages = ReadonlyMap<string, { leftAt: number | null }>;

/**
 * Which pages are open from now on. Those that are needed come first, in their order; those that have left the view
 * stay for a while, where there is room for them, and the one that left first is closed first.
 */
export function choosePages(before: OpenPages, needed: readonly string[], now: number): OpenPages {
  const wanted = [...new Set(needed)].slice(0, mostOpenPages);
  const inView = new Set(wanted);
  const lingering = [...before]
    .filter(([uid]) => !inView.has(uid))
    .map(([uid, { leftAt }]) => ({ uid, leftAt: leftAt ?? now }))
    .filter(({ leftAt }) => now - leftAt < pageLinger)
    .sort((one, other) => other.leftAt - one.leftAt)
    .slice(0, mostOpenPages - wanted.length);
  const pages = new Map<string, { leftAt: number | null }>();
  for (const uid of wanted) pages.set(uid, { leftAt: null });
  for (const { uid, leftAt } of lingering) pages.set(uid, { leftAt });
  return pages;
}

/** When the next page is to be closed (ms); null while all are in view. */
export function nextClosing(pages: OpenPages): number | null {
  const left = Array.from(pages.values(), ({ leftAt }) => leftAt).filter((at) => at !== null);
  return left.length === 0 ? null : Math.min(...left) + pageLinger;
}
