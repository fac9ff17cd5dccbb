'use client';

import { lazyPart } from '@/components/shell/lazy-part';

/** Fetched with the first explanation. */
export const ExplainPanel = lazyPart(
  async () => (await import('@/components/worksheet/explain/explain-panel')).ExplainPanel,
);
