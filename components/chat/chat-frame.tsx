'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { Composer } from '@/components/chat/composer';
import { MessageList } from '@/components/chat/message-list';
import { MessageReaderContext } from '@/components/chat/message-text/message-reader';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EmptyState } from '@/components/ui/empty-state';
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
  /** Why this person only reads, and what they can do about it; null where they may write. */
  denied: { reason: string; way: ReactNode } | null;
};

type ChatFrameProps = ChatProps & {
  /** Puts what everybody has written, and the line to write, where they stand. */
  children: (parts: { list: ReactNode; composer: ReactNode }) => ReactNode;
};

/** The chat of a room, in whatever stands around it: a panel beside a call, or a page. */
export function ChatFrame({ roomId, uid, name, lane, nameOf, colourOf, denied, children }: ChatFrameProps) {
  const t = useTranslations('chat');
  const { messages, firstNew, isReady, failure, send, retry, discard } = useChat({ roomId, uid, name, lane });
  const error = useUserError(failure);
  const calculate = useCalculator();
  const reader = useMemo(
    () => ({ uid, calculate, nameOf: (one: string) => nameOf(one) ?? t('somebody') }),
    [uid, calculate, nameOf, t],
  );
  const list =
    isReady && messages.length === 0 ? (
      <EmptyState title={t('empty.title')} why={t('empty.line')} headingLevel={3} className="m-auto p-6" />
    ) : (
      <MessageList {...{ uid, messages, firstNew, colourOf }} onRetry={retry} onDiscard={discard} />
    );
  return (
    <MessageReaderContext value={reader}>
      {children({
        list: (
          <>
            <FailureNotice error={error} />
            {list}
          </>
        ),
        composer: <Composer roomId={roomId} denied={denied} onSend={send} />,
      })}
    </MessageReaderContext>
  );
}
