'use client';

import dynamic from 'next/dynamic';

/** Fetched with the first picture of a sheet. */
export const FilePicture = dynamic(
  () => import('@/components/worksheet/picture/file-picture').then((module) => module.FilePicture),
  { ssr: false },
);
