'use client';

import { useMemo, useState } from 'react';
import { useDraft } from '@/lib/auth/client/use-draft';
import { answerTo, type Audience } from '@/lib/chat/audience';
import type { ShownMessage } from '@/lib/chat/merge-messages';

/** What somebody is writing: nothing of it is lost with the panel, least of all who is to read it. */
export type Composed = {
  text: string;
  to: Audience;
  /** The id of the message that it answers. */
  replyTo: string | undefined;
  type: (text: string) => void;
  choose: (to: Audience) => void;
  /** Answers a message, to those who read that one. */
  answer: (message: Pick<ShownMessage, 'id' | 'to' | 'from'>) => void;
  /** Answers nothing after all. */
  dropReply: () => void;
  /** It is sent. The next one is for the same readers. */
  clear: () => void;
};

type Written = { text: string; to: Audience; replyTo?: string | undefined };

/** Keeps what a person writes in the chat of a room. */
export function useComposed(roomId: string, uid: string): Composed {
  const draft = useDraft(`room.${roomId}.chat`);
  const [written, setWritten] = useState<Written>(() => {
    const { text = '', to = 'everyone', replyTo } = draft.read();
    return { text, to, replyTo };
  });
  return useMemo(() => {
    const put = (change: Partial<Written>) => {
      const next = { ...written, ...change };
      setWritten(next);
      const { text, to, replyTo } = next;
      if (text === '' && to === 'everyone' && replyTo === undefined) draft.discard();
      else draft.keep({ text, to, ...(replyTo !== undefined && { replyTo }) });
    };
    return {
      text: written.text,
      to: written.to,
      replyTo: written.replyTo,
      type: (text) => put({ text }),
      choose: (to) => put({ to }),
      answer: (message) => put({ replyTo: message.id, to: answerTo(message, uid) }),
      dropReply: () => put({ replyTo: undefined }),
      clear: () => put({ text: '', replyTo: undefined }),
    };
  }, [draft, written, uid]);
}
