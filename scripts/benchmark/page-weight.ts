import type { Page } from 'playwright';

/** What a page holds once its garbage is collected: nodes of its documents, listeners, and heap in MiB. */
export type PageWeight = { nodes: number; listeners: number; heap: number };

export async function weighPage(page: Page): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    heap: read('JSHeapUsedSize') / 2 ** 20,
  };
}

/** Scrolls with the wheel over the middle of the page, a screen at a time, and waits for each to be drawn. */
export async function scrollThrough(
  page: Page,
  { screens, by }: { screens: number; by: number },
): Promise<void> {
  await page.mouse.move(640, 400);
  for (let step = 0; step < screens; step += 1) {
    await page.mouse.wheel(0, by);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
  }
}

/** A row of a table: what a page holds with few things, and after many were scrolled through. */
export function describeWeights(of: string, few: PageWeight, many: PageWeight): readonly string[] {
  const one = ({ nodes, listeners, heap }: PageWeight) =>
    `${nodes} nodes, ${listeners} listeners, ${heap.toFixed(0)} MiB`;
  return [`${of} scrolled through`, one(many), `with ten: ${one(few)}`];
}
