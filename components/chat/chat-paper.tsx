'use client';

import { useTranslations } from 'next-intl';
import { ChatFrame } from '@/components/chat/chat-frame';
import type { ChatProps } from '@/components/chat/chat-props';

/** The chat of a room on a page of its own. The line to write stays in view. */
export function ChatPaper(chat: ChatProps) {
  const t = useTranslations('chat');
  return (
    <ChatFrame {...chat}>
      {({ list, composer, search, bands }) => (
        <section
          aria-label={t('title')}
          className="paper flex h-[calc(100dvh-260px)] min-h-80 max-w-[720px] flex-col overflow-hidden rounded-12 border border-line"
        >
          <header className="flex-none border-b border-line px-4 py-2">{search}</header>
          {bands}
          <div
            role="region"
            aria-label={t('everyone')}
            tabIndex={0}
            className="flex min-h-0 flex-1 flex-col overflow-y-auto -outline-offset-2"
          >
            {list}
          </div>
          <footer className="flex-none border-t border-line px-4 py-3">{composer}</footer>
        </section>
      )}
    </ChatFrame>
  );
}
