'use client';

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { withStorage } from '@/lib/auth/client/local-data';
import { personalKey } from '@/lib/auth/personal-key';
import { callServer } from '@/lib/callables/client/call-server';
import type { Intents } from '../changes/apply-intents';
import type { ReactionKind } from '../changes/reactions';
import { deleteMessage, editMessage, pinMessage, reactToMessage, removeMessage } from '../contract';
import { createDeletions } from './create-deletions';

/** What a person can do with a message. The functions stay the same. */
export type MessageActions = {
  /** Rejects with what the server said. */
  edit: (id: string, text: string) => Promise<void>;
  /** One's own; it can be taken back until `commitDeletion`. */
  beginDeletion: (id: string) => void;
  undoDeletion: (id: string) => void;
  commitDeletion: (id: string) => void;
  /** Another's, as a host. */
  remove: (id: string) => void;
  react: (id: string, kind: ReactionKind, isOn: boolean) => void;
  pin: (id: string, isPinned: boolean) => void;
};

/** For so long after the answer a reaction stays as it was pressed: by then the database has brought it (ms). */
const settleTime = 2000;

/** Carries out what a person does with the messages of a room, and tells what is not done yet. */
export function useMessageActions(roomId: string, uid: string) {
  const [failure, setFailure] = useState<unknown>(null);
  const [reactions, setReactions] = useState<Intents['reactions']>([]);
  const deletions = useMemo(() => {
    const key = personalKey(uid, `chatDeletions.${roomId}`);
    return createDeletions({
      load: () => withStorage((storage) => parseIds(storage.getItem(key)), []),
      save: (ids) =>
        withStorage(
          (storage) =>
            ids.length === 0 ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(ids)),
          undefined,
        ),
      remove: (messageId) => callServer(deleteMessage, { roomId, messageId }, { isUnasked: true }),
      fail: setFailure,
    });
  }, [roomId, uid]);
  useEffect(() => {
    const stop = deletions.start();
    globalThis.addEventListener('pagehide', stop);
    return () => {
      globalThis.removeEventListener('pagehide', stop);
      stop();
    };
  }, [deletions]);
  const hidden = useSyncExternalStore(deletions.subscribe, deletions.read, deletions.read);

  const react = useCallback(
    (id: string, kind: ReactionKind, isOn: boolean) => {
      const intent = { id, kind, isOn };
      const end = () => setReactions((before) => before.filter((one) => one !== intent));
      setReactions((before) => [...before, intent]);
      callServer(reactToMessage, { roomId, messageId: id, kind, isOn }).then(
        () => setTimeout(end, settleTime),
        (thrown: unknown) => {
          end();
          setFailure(thrown);
        },
      );
    },
    [roomId],
  );
  const actions = useMemo((): MessageActions => {
    const tell = (done: Promise<unknown>): void => void done.then(() => setFailure(null), setFailure);
    return {
      edit: async (messageId, text) => void (await callServer(editMessage, { roomId, messageId, text })),
      beginDeletion: deletions.begin,
      undoDeletion: deletions.undo,
      commitDeletion: deletions.commit,
      remove: (messageId) => tell(callServer(removeMessage, { roomId, messageId })),
      react,
      pin: (messageId, isPinned) => tell(callServer(pinMessage, { roomId, messageId, isPinned })),
    };
  }, [roomId, deletions, react]);
  const intents = useMemo((): Intents => ({ deletions: hidden, reactions }), [hidden, reactions]);
  return { actions, intents, failure };
}

function parseIds(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
