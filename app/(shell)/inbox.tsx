'use client';

import { useState } from 'react';
import { InboxButton } from '@/components/notifications/inbox-button';
import { NoticeList } from '@/components/notifications/notice-list';
import { useNow } from '@/lib/core/client/use-now';
import { useInbox } from '@/lib/notifications/client/use-inbox';

/** A person's inbox in the top bar. A notice that is followed counts as read. */
export function Inbox({ uid }: { uid: string }) {
  const { notices, unreadCount, markRead, markAllRead } = useInbox(uid);
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();

  function follow(id: string) {
    markRead(id);
    setIsOpen(false);
  }

  return (
    <InboxButton {...{ unreadCount, isOpen }} onOpenChange={setIsOpen}>
      <NoticeList {...{ notices, now }} onFollow={follow} onReadAll={markAllRead} />
    </InboxButton>
  );
}
