'use client';

import dynamic from 'next/dynamic';

/** Fetched with the first explanation. Without `ssr: false` the whole sheet would go while it comes. */
export const ExplainPanel = dynamic(
  () => import('@/components/worksheet/explain/explain-panel').then((module) => module.ExplainPanel),
  { ssr: false },
);
