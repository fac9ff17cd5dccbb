'use client';

import { lazyPart } from '@/components/shell/lazy-part';

/** Fetched with the first paper of a sheet. */
export const PaperView = lazyPart(
  async () => (await import('@/components/worksheet/paper/paper-view')).PaperView,
);
