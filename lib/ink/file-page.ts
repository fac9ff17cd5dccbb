/** Where the ink of a page is kept in the document of its file. A picture is one page. */
export const anchorOfPage = (page: number): string => `p${String(page)}`;

/** Who drew on a page, in the order in which they began, and whether somebody still does. */
export type Drawers = { readonly uids: readonly string[]; readonly isFresh: boolean };

/** So long after the last stroke a person still draws (ms). */
const stillDraws = 5 * 60_000;

export const drawersOf = (
  items: readonly { readonly author: string; readonly at: number }[],
  now: number,
): Drawers => ({
  uids: [...new Set(items.map(({ author }) => author))],
  isFresh: items.some(({ at }) => now - at < stillDraws),
});
