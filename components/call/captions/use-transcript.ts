'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { findSpokenCell } from '@/components/call/captions/spoken-cell';
import type { Call } from '@/lib/call/client/create-call';
import { useKeepSaid } from '@/lib/captions/client/use-keep-said';
import { watchIsKept } from '@/lib/captions/client/watch-transcript';
import { useWatch } from '@/lib/core/client/use-watch';

type TranscriptInput = { call: Call; sessionId: string | null; isInSession: boolean };

/** Keeps what this person says where the room keeps it, and tells everybody so: who is there, and who comes later. */
export function useTranscript({ call, sessionId, isInSession }: TranscriptInput): boolean {
  const { data, room, roomId, notices } = call;
  const t = useTranslations('call.transcript');
  const isKept = useWatch(watchIsKept, isInSession ? roomId : null).value ?? false;
  useKeepSaid({
    ...{ data, roomId },
    sessionId: isKept ? sessionId : null,
    findCell: findSpokenCell,
    identity: isInSession ? room.localParticipant.identity : undefined,
  });
  const words = useRef({ begun: '', stopped: '' });
  useEffect(() => {
    words.current = { begun: t('begun'), stopped: t('stopped') };
  });
  const wasKept = useRef(false);
  useEffect(() => {
    if (wasKept.current !== isKept && isInSession) {
      notices.add({ type: 'told', words: isKept ? words.current.begun : words.current.stopped });
    }
    wasKept.current = isKept;
  }, [isKept, isInSession, notices]);
  return isKept;
}
