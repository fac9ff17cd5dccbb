'use client';

import dynamic from 'next/dynamic';

/** Fetched with the first plot. Without `ssr: false` the whole sheet would go while it comes. */
export const LivePlot = dynamic(
  () => import('@/components/worksheet/plot/live-plot').then((module) => module.LivePlot),
  { ssr: false },
);

export const PrintedPlot = dynamic(
  () => import('@/components/worksheet/plot/printed-plot').then((module) => module.PrintedPlot),
  { ssr: false },
);
