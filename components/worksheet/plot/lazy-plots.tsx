'use client';

import { lazyPart } from '@/components/shell/lazy-part';

/** Fetched with the first plot. */
export const LivePlot = lazyPart(
  async () => (await import('@/components/worksheet/plot/live-plot')).LivePlot,
);

export const PrintedPlot = lazyPart(
  async () => (await import('@/components/worksheet/plot/printed-plot')).PrintedPlot,
);
