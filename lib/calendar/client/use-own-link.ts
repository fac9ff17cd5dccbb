'use client';

import { useCallback, useEffect, useState } from 'react';
import { findCalendarLink, revokeCalendarLink } from '@/lib/calendar/contract';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';

/** The link to one's own calendar: since when there is one (ms), null where there is none, and its end. */
export function useOwnLink() {
  const [createdAt, setCreatedAt] = useState<number | null>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isStopped, setIsStopped] = useState(false);
  const find = useCallback(
    () =>
      callServer(findCalendarLink, {}).then(({ link }) => setCreatedAt(link?.createdAt ?? null), setFailure),
    [],
  );
  useEffect(() => void find(), [find]);
  const { state, start } = useAction<() => void>(async (onDone, onChecking) => {
    try {
      await callServer(revokeCalendarLink, {}, { onChecking });
      setCreatedAt(null);
      setIsStopped(true);
    } finally {
      onDone();
    }
  });
  return {
    createdAt,
    failure: state.failure ?? failure,
    isStopped,
    isStopping: state.isPending,
    isChecking: state.isChecking,
    stop: start,
    /** A link was made elsewhere on the page. */
    look: () => {
      setIsStopped(false);
      void find();
    },
  };
}
