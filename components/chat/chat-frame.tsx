'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { TypingLine } from '@/components/chat/composing/typing-line';
import { Composer } from '@/components/chat/composing/composer';
import { useComposed } from '@/components/chat/composing/use-composed';
import { MessageList } from '@/components/chat/message-list';
import { ReplyContext } from '@/components/chat/replies/reply-context';
import { MessageReaderContext } from '@/components/chat/message-text/message-reader';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { toAddressees, type Reader } from '@/lib/chat/addressees';
import { isPrivate, type Audience } from '@/lib/chat/audience';
import { useTyping } from '@/lib/chat/client/use-typing';
import type { TypingMark } from '@/lib/chat/client/mark-typing';
import { useCalculator } from '@/lib/chat/client/use-calculator';
import { useChat, type ChatLane } from '@/lib/chat/client/use-chat';
import type { PersonColour } from '@/lib/core/person-hue';
import { useUserError } from '@/lib/errors/client/use-user-error';

export type ChatProps = {
  roomId: string;
  uid: string;
  name: string;
  /** The call, where there is one. */
  lane: ChatLane | null;
  nameOf: (uid: string) => string | null;
  colourOf: (uid: string) => PersonColour;
  /** Those in the room whom this person sees. */
  people: readonly Reader[];
  /** Why they may write to no single person but a host; null where they may. */
  directDenial: string | null;
  /** Why this person only reads, and what they can do about it; null where they may write. */
  denied: { reason: string; way: ReactNode } | null;
};

type ChatFrameProps = ChatProps & {
  /** Puts what everybody has written, and the line to write, where they stand. */
  children: (parts: { list: ReactNode; composer: ReactNode }) => ReactNode;
};

/** Marks what is typed for everyone; of a private message nobody hears before it is sent. */
function useTypingMark({ note, stop }: TypingMark, { text, to }: { text: string; to: Audience }) {
  const before = useRef(text);
  useEffect(() => {
    const isTyped = text !== before.current;
    before.current = text;
    if (text === '' || isPrivate(to)) stop();
    else if (isTyped) note();
  }, [note, stop, text, to]);
}

/** The chat of a room, in whatever stands around it: a panel beside a call, or a page. */
export function ChatFrame(props: ChatFrameProps) {
  const { roomId, uid, name, lane, people, nameOf, colourOf, directDenial, denied, children } = props;
  const t = useTranslations('chat');
  const { messages, firstNew, isReady, failure, hosts, slow, send, retry, discard } = useChat({
    ...{ roomId, uid, name, lane },
  });
  const error = useUserError(failure);
  const calculate = useCalculator();
  const reader = useMemo(
    () => ({ uid, calculate, nameOf: (one: string) => nameOf(one) ?? t('somebody') }),
    [uid, calculate, nameOf, t],
  );
  const composed = useComposed(roomId, uid);
  const { typing, mark } = useTyping(roomId, uid);
  useTypingMark(mark, composed);
  const others = useMemo(() => people.filter((person) => person.uid !== uid), [people, uid]);
  const addressees = toAddressees({ uid, people, hosts, directDenial });
  const answer = denied === null ? composed.answer : undefined;
  const replies = useMemo(
    () => ({ find: (id: string) => messages.find((one) => one.id === id), colourOf, answer }),
    [messages, colourOf, answer],
  );
  const list =
    isReady && messages.length === 0 ? (
      <EmptyState title={t('empty.title')} why={t('empty.line')} headingLevel={3} className="m-auto p-6" />
    ) : (
      <MessageList {...{ uid, messages, firstNew, colourOf }} onRetry={retry} onDiscard={discard} />
    );
  return (
    <MessageReaderContext value={reader}>
      <ReplyContext value={replies}>
        {children({
          list: (
            <>
              <FailureNotice error={error} />
              {list}
            </>
          ),
          composer: (
            <>
              <TypingLine {...{ typing, nameOf }} />
              <Composer {...{ composed, others, addressees, slow, denied }} onSend={send} />
            </>
          ),
        })}
      </ReplyContext>
    </MessageReaderContext>
  );
}
