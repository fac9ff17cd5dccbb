/** As many as do not keep each other from going on, on two cores. */
const together = 5;

/** Does something with each, a few at the same time. Returns what came of it, in the order of the items. */
export async function fewAtOnce<Item, Outcome>(
  items: readonly Item[],
  act: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < items.length; start += together) {
    outcomes.push(...(await Promise.all(items.slice(start, start + together).map(act))));
  }
  return outcomes;
}
