'use client';

import type { ViewProps } from '@/components/files/viewer/view-props';
import { EmptyNotice, GuessedNotice } from '@/components/files/viewer/text-notices';
import { useFileText } from '@/components/files/viewer/use-loaded-file';
import { ViewerSpace } from '@/components/files/viewer/viewer-space';
import { FailureNotice } from '@/components/shell/failure-notice';

/** A text as it was written, letter for letter. */
export function TextView({ roomId, file }: ViewProps) {
  const { text, isGuess, error } = useFileText(roomId, file.id);
  return (
    <ViewerSpace label={file.name}>
      <FailureNotice error={error} />
      {isGuess ? <GuessedNotice /> : null}
      {text?.trim() === '' ? <EmptyNotice /> : null}
      {text === null ? null : (
        <pre className="mx-auto max-w-[90ch] font-mono text-14 wrap-anywhere whitespace-pre-wrap">{text}</pre>
      )}
    </ViewerSpace>
  );
}
