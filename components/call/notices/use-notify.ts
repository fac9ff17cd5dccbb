import { useCallback } from 'react';
import type { CallContextValue } from '@/components/call/call-context';
import type { RoomNotices } from '@/lib/call/client/notices/room-notices';

/** Says in the call's free zone what somebody on this page has done, or what failed. */
export function useNotify(notices: RoomNotices): Pick<CallContextValue, 'notify' | 'notifyFailure'> {
  const notify = useCallback(
    (words: string, undo?: () => void) => {
      const done = { type: 'done' as const, words, ...(undo && { undo }) };
      notices.answer(done);
      return () => void notices.retract(done);
    },
    [notices],
  );
  const notifyFailure = useCallback(
    (thrown: unknown) => notices.answer({ type: 'error', thrown }),
    [notices],
  );
  return { notify, notifyFailure };
}
