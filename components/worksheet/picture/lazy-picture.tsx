'use client';

import { lazyPart } from '@/components/shell/lazy-part';

/** Fetched with the first picture of a sheet. */
export const FilePicture = lazyPart(
  async () => (await import('@/components/worksheet/picture/file-picture')).FilePicture,
);
