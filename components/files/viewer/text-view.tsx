'use client';

import type { ViewProps } from '@/components/files/viewer/file-viewer';
import { useLoadedFile } from '@/components/files/viewer/use-loaded-file';
import { ViewerSpace } from '@/components/files/viewer/viewer-space';
import { FailureNotice } from '@/components/shell/failure-notice';
import { readFileText } from '@/lib/files/client/file-link';

/** A text as it was written, letter for letter. */
export function TextView({ roomId, file }: ViewProps) {
  const { value: text, error } = useLoadedFile(readFileText, roomId, file.id);
  return (
    <ViewerSpace label={file.name}>
      <FailureNotice error={error} />
      {text === null ? null : (
        <pre className="mx-auto max-w-[90ch] font-mono text-14 wrap-anywhere whitespace-pre-wrap">{text}</pre>
      )}
    </ViewerSpace>
  );
}
