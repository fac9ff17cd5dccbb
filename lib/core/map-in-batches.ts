/** How many at once: enough that a class is quickly through, and few enough for whoever is asked. */
const size = 8;

/**
 * Does something for each, a few at a time. One that fails keeps none of the others from their turn; what it threw is
 * thrown at the end.
 */
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
