'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ViewProps } from '@/components/files/viewer/view-props';
import { EmptyNotice, GuessedNotice } from '@/components/files/viewer/text-notices';
import { useFileText } from '@/components/files/viewer/use-loaded-file';
import { ViewerSpace } from '@/components/files/viewer/viewer-space';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Notice } from '@/components/ui/notice';
import { readNotebook } from '@/lib/files/view/read-notebook';

/** The cells of a notebook as text, with what they printed. Nothing is run. */
export function NotebookView({ roomId, file }: ViewProps) {
  const t = useTranslations('files.viewer');
  const { text, isGuess, error } = useFileText(roomId, file.id);
  const cells = useMemo(() => (text === null ? [] : readNotebook(text)), [text]);
  return (
    <ViewerSpace label={file.name}>
      <FailureNotice error={error} />
      {isGuess ? <GuessedNotice /> : null}
      {text !== null && cells?.length === 0 ? <EmptyNotice /> : null}
      {cells === null ? <Notice tone="info">{t('noNotebook')}</Notice> : null}
      <ol className="mx-auto grid max-w-[90ch] gap-3">
        {cells?.map(({ kind, source, output }, index) => (
          <li key={`${index} ${source}`} className="grid gap-1">
            <pre
              className={
                kind === 'code'
                  ? 'rounded-8 bg-sunken p-3 font-mono text-13 wrap-anywhere whitespace-pre-wrap'
                  : 'font-sans text-14 wrap-anywhere whitespace-pre-wrap'
              }
            >
              {source}
            </pre>
            {output === '' ? null : (
              <pre className="px-3 font-mono text-13 wrap-anywhere whitespace-pre-wrap text-ink-2">
                {output}
              </pre>
            )}
          </li>
        ))}
      </ol>
    </ViewerSpace>
  );
}
