'use client';

import dynamic from 'next/dynamic';

/** Fetched with the first plot. Without `ssr: false` the whole sheet would go while it comes. */
export const PlotView = dynamic(
  () => import('@/components/worksheet/plot/plot-view').then((module) => module.PlotView),
  { ssr: false },
);
