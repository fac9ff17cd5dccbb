'use client';

import { useTranslations } from 'next-intl';
import { ChatFrame } from '@/components/chat/chat-frame';
import type { ChatProps } from '@/components/chat/chat-props';
import { Panel } from '@/components/ui/panel';

type ChatPanelProps = ChatProps & { onClose: () => void; className: string };

/** The chat of a room beside a call. */
export function ChatPanel({ onClose, className, ...chat }: ChatPanelProps) {
  const t = useTranslations('chat');
  return (
    <ChatFrame {...chat}>
      {({ list, composer, search, bands }) => (
        <Panel
          title={t('title')}
          {...{ search, bands }}
          closeLabel={t('close')}
          onClose={onClose}
          bodyClassName="flex flex-col"
          footer={composer}
          className={className}
        >
          {list}
        </Panel>
      )}
    </ChatFrame>
  );
}
