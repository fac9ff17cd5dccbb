'use client';

import dynamic from 'next/dynamic';

/** What shows a file is fetched with the first one that is opened. */
export const FileViewer = dynamic(
  async () => (await import('@/components/files/viewer/file-viewer')).FileViewer,
  { ssr: false },
);
