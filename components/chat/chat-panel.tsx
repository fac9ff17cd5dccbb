'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { Composer } from '@/components/chat/composer';
import { MessageList } from '@/components/chat/message-list';
import { MessageReaderContext } from '@/components/chat/message-text/message-reader';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { useCalculator } from '@/lib/chat/client/use-calculator';
import { useChat, type ChatLane } from '@/lib/chat/client/use-chat';
import type { PersonColour } from '@/lib/core/person-hue';
import { useUserError } from '@/lib/errors/client/use-user-error';

type ChatPanelProps = {
  roomId: string;
  uid: string;
  name: string;
  /** The call, where there is one. */
  lane: ChatLane | null;
  nameOf: (uid: string) => string | null;
  colourOf: (uid: string) => PersonColour;
  /** Why this person only reads, and what they can do about it; null where they may write. */
  denied: { reason: string; way: ReactNode } | null;
  onClose: () => void;
  className: string;
};

/** The chat of a room: what everybody has written, and the line to write. */
export function ChatPanel(props: ChatPanelProps) {
  const { roomId, uid, name, lane, nameOf, colourOf, denied, onClose, className } = props;
  const t = useTranslations('chat');
  const { messages, isReady, failure, send, retry, discard } = useChat({ roomId, uid, name, lane });
  const error = useUserError(failure);
  const calculate = useCalculator();
  const reader = useMemo(
    () => ({ uid, calculate, nameOf: (one: string) => nameOf(one) ?? t('somebody') }),
    [uid, calculate, nameOf, t],
  );
  const isEmpty = isReady && messages.length === 0;
  return (
    <Panel
      title={t('title')}
      aside={t('everyone')}
      closeLabel={t('close')}
      onClose={onClose}
      bodyClassName="flex flex-col"
      footer={<Composer draftKey={`${roomId}.${uid}`} denied={denied} onSend={send} />}
      className={className}
    >
      <MessageReaderContext value={reader}>
        <FailureNotice error={error} />
        {isEmpty ? (
          <EmptyState
            title={t('empty.title')}
            why={t('empty.line')}
            headingLevel={3}
            className="m-auto p-6"
          />
        ) : (
          <MessageList {...{ uid, messages, colourOf }} onRetry={retry} onDiscard={discard} />
        )}
      </MessageReaderContext>
    </Panel>
  );
}
