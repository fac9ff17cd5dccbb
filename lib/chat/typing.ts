/** When each person has marked that they are typing, by uid: the server's time (ms). */
export type TypingMarks = Readonly<Record<string, number>>;

/** How long a mark is shown that nobody renews (ms): a page that sleeps takes its own away too late. */
export const markHolds = 8000;
/** How often a page renews it while somebody types, and after how long a rest it takes it away (ms). */
export const markAgain = 3000;
export const restsAfter = 5000;

export function parseTyping(value: unknown): TypingMarks {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, at]) => typeof at === 'number'));
}

/**
 * The people whose marks have come or were renewed lately. No page's clock is compared with the server's.
 *
 * @param seenAt when this page has first seen each mark as it stands now, by its clock (ms)
 */
export function listTyping(
  marks: TypingMarks,
  { uid, seenAt, now }: { uid: string; seenAt: ReadonlyMap<string, number>; now: number },
): string[] {
  const isFresh = (of: string, at: number) => now - (seenAt.get(`${of} ${at}`) ?? now) < markHolds;
  return Object.entries(marks)
    .filter(([of, at]) => of !== uid && isFresh(of, at))
    .map(([of]) => of);
}
