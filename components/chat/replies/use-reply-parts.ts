import { useEffect, useMemo, useRef } from 'react';
import type { Composed } from '@/components/chat/composing/use-composed';
import type { Quotes, Replies } from '@/components/chat/replies/reply-context';
import type { ShownMessage } from '@/lib/chat/merge-messages';

type ReplyParts = {
  messages: readonly ShownMessage[];
  colourOf: Quotes['colourOf'];
  mayWrite: boolean;
  composed: Composed;
  show: (id: string) => void;
};

/** What messages need to be answered and quoted. */
export function useReplyParts({ messages, colourOf, mayWrite, composed, show }: ReplyParts) {
  // With each letter that is typed it is another function.
  const latest = useRef(composed.answer);
  useEffect(() => {
    latest.current = composed.answer;
  }, [composed.answer]);
  const replies = useMemo(
    (): Replies => ({ answer: mayWrite ? (message) => latest.current(message) : undefined }),
    [mayWrite],
  );
  const quotes = useMemo((): Quotes => {
    const byId = new Map(messages.map((message) => [message.id, message]));
    return { find: (id) => byId.get(id), colourOf, lead: show };
  }, [messages, colourOf, show]);
  return { replies, quotes };
}
