'use client';

import { lazyPart } from '@/components/shell/lazy-part';

/** What shows a file is fetched with the first one that is opened. */
export const FileViewer = lazyPart(
  async () => (await import('@/components/files/viewer/file-viewer')).FileViewer,
);
