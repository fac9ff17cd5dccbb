'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SaidList } from '@/components/captions/said-list';
import { TranscriptFooter } from '@/components/captions/transcript-footer';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/text-field';
import { watchTranscript } from '@/lib/captions/client/watch-transcript';
import { findSaid } from '@/lib/captions/transcript';
import { useWatch } from '@/lib/core/client/use-watch';
import type { PersonColour } from '@/lib/core/person-hue';
import { useUserError } from '@/lib/errors/client/use-user-error';

type TranscriptPaperProps = {
  roomId: string;
  roomName: string;
  sessionId: string;
  /** Whether the room keeps what is said. */
  isKept: boolean;
  /** The reader may say so, and delete what was kept. */
  isHost: boolean;
  colourOf: (uid: string) => PersonColour;
};

/** What was kept of one session, on a page of its own: to be searched and saved. */
export function TranscriptPaper({ colourOf, ...props }: TranscriptPaperProps) {
  const t = useTranslations('captions');
  const { roomId, sessionId } = props;
  const [search, setSearch] = useState('');
  const [done, setDone] = useState('');
  const { value: said, failure } = useWatch(watchTranscript, roomId, sessionId);
  const error = useUserError(failure);
  const found = findSaid(said ?? [], search);
  return (
    <section
      aria-label={t('transcript.title')}
      className="paper flex min-h-80 max-w-[720px] flex-col rounded-12 border border-line"
    >
      {said === undefined || said.length === 0 ? null : (
        <header className="border-b border-line px-4 py-3">
          <TextField
            label={t('transcript.search')}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </header>
      )}
      <FailureNotice error={error} className="m-4" />
      <div className="flex flex-1 flex-col">
        {said === undefined ? (
          failure === null ? (
            <p role="status" className="m-auto p-6 text-14 text-ink-2">
              {t('page.readingWords')}
            </p>
          ) : null
        ) : said.length === 0 ? (
          <EmptyState title={t('page.nothing')} why={t('page.nothingWhy')} className="m-auto p-6" />
        ) : found.length === 0 ? (
          <p className="px-4 py-3 text-14 text-ink-2">{t('transcript.noneFound')}</p>
        ) : (
          <div>
            <SaidList said={found} colourOf={colourOf} opensAtEnd={false} />
          </div>
        )}
      </div>
      <p role="status" className="px-4 text-13 text-ink-2 empty:hidden">
        {done}
      </p>
      <footer className="border-t border-line px-4 py-3">
        <TranscriptFooter {...props} said={said ?? []} onDone={setDone} />
      </footer>
    </section>
  );
}
