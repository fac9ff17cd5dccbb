'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SaidList } from '@/components/captions/said-list';
import { TranscriptFooter } from '@/components/captions/transcript-footer';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/text-field';
import { Panel } from '@/components/ui/panel';
import { findSaid } from '@/lib/captions/transcript';
import { watchTranscript } from '@/lib/captions/client/watch-transcript';
import { useWatch } from '@/lib/core/client/use-watch';
import type { PersonColour } from '@/lib/core/person-hue';
import { useUserError } from '@/lib/errors/client/use-user-error';

type TranscriptPanelProps = {
  roomId: string;
  roomName: string;
  sessionId: string | null;
  /** Whether the room keeps what is said. */
  isKept: boolean;
  /** This person may say so, and delete it. */
  isHost: boolean;
  colourOf: (uid: string) => PersonColour;
  onDone: (words: string) => void;
  onClose: () => void;
  className: string;
};

/** What was said in this session and kept, to be searched and saved. */
export function TranscriptPanel(props: TranscriptPanelProps) {
  const { roomId, sessionId, isKept, isHost, colourOf, onClose, className } = props;
  const t = useTranslations('captions.transcript');
  const [search, setSearch] = useState('');
  const { value: all, failure } = useWatch(watchTranscript, sessionId === null ? null : roomId, sessionId);
  const error = useUserError(failure);
  const said = all ?? [];
  const found = findSaid(said, search);
  return (
    <Panel
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      bodyClassName="flex flex-col"
      className={className}
      top={
        said.length === 0 ? null : (
          <TextField
            label={t('search')}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )
      }
      footer={<TranscriptFooter {...props} said={said} />}
    >
      <FailureNotice error={error} />
      {said.length > 0 ? (
        found.length === 0 ? (
          <p className="px-4 py-3 text-13 text-ink-2">{t('noneFound')}</p>
        ) : (
          <SaidList said={found} colourOf={colourOf} />
        )
      ) : (
        <EmptyState
          title={t(isKept ? 'empty.title' : 'off.title')}
          why={t(isKept ? 'empty.why' : isHost ? 'off.whyHost' : 'off.why')}
          headingLevel={3}
          className="m-auto p-6"
        />
      )}
    </Panel>
  );
}
