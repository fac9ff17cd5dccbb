/** How many at once: enough to finish a class quickly, and few enough for the service behind. */
const size = 8;

/** Runs `work` for each item, a few at a time. A failure does not stop the others; its error is thrown at the end. */
export async function mapInBatches<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let start = 0; start < items.length; start += size) {
    const outcomes = await Promise.allSettled(items.slice(start, start + size).map(work));
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
  }
  if (failures.length > 0) throw failures[0];
}
