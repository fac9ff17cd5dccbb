'use client';

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { readProgress, type PageLine } from '@/lib/class/page/read-progress';
import { progressPath } from '@/lib/class/progress';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';
import { createOwnRecord, type RecordDraft } from './own-record';
import { watchProgress } from './watch-progress';

type ProgressInput = {
  roomId: string;
  uid: string;
  /** Null while there is no page. */
  handoutId: string | null;
  /** Whether the page may be written now. */
  isWritten: boolean;
};

/** What a page has now. */
type PageNow = {
  lines: readonly PageLine[];
  /** Whether all lines are calculated. */
  isCalculated: boolean;
  /** The cell that is being written. */
  caret: string | null;
};

/**
 * Keeps the record of a learner's own page, and says what they told about themselves. `tell` hears each change of the
 * page.
 */
export function useProgress({ roomId, uid, handoutId, isWritten }: ProgressInput) {
  const record = useMemo(
    () =>
      createOwnRecord({
        write: (draft) => writeProgress(progressPath(roomId, handoutId ?? '', uid), draft),
        after: (ms, run) => void setTimeout(run, ms),
      }),
    [roomId, uid, handoutId],
  );
  const caret = useRef<string | null>(null);

  useEffect(() => {
    if (handoutId === null) return undefined;
    caret.current = null;
    const watch = watchProgress(roomId, handoutId, uid);
    // A watch that is refused begins again. Until then nothing is known of the record, and nothing is written.
    const stop = watch({ next: record.learn, fail: () => undefined });
    return () => {
      stop();
      record.close();
    };
  }, [record, roomId, handoutId, uid]);
  useEffect(() => record.setOpen(isWritten), [record, isWritten]);

  const tell = useCallback(
    (now: PageNow) => {
      caret.current = now.caret ?? caret.current;
      if (now.isCalculated) record.see(readProgress(now.lines, caret.current), now.caret !== null);
    },
    [record],
  );
  const state = useSyncExternalStore(record.state.subscribe, record.state.read, record.state.read);
  return { state, mark: record.mark, findLine: record.findLine, tell };
}

async function writeProgress(path: string, draft: RecordDraft): Promise<void> {
  const { database, ref, serverTimestamp, set } = await loadDatabase();
  await set(ref(database, path), { ...draft, at: serverTimestamp() });
}
