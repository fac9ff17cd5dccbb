'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { InboxButton } from '@/components/notifications/inbox-button';
import { NoticeList } from '@/components/notifications/notice-list';
import { useReminders } from '@/lib/calendar/client/use-reminders';
import { useNow } from '@/lib/core/client/use-now';
import { useInbox } from '@/lib/notifications/client/use-inbox';
import { useReadHere } from '@/lib/notifications/client/use-read-here';

/** A person's inbox in the top bar. A notice counts as read with the place that it leads to. */
export function Inbox({ uid }: { uid: string }) {
  const inbox = useInbox(uid);
  const { notices, unreadCount, markRead, markAllRead } = inbox;
  useReadHere(inbox, usePathname());
  useReminders(uid);
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();

  function follow(id: string) {
    markRead([id]);
    setIsOpen(false);
  }

  return (
    <InboxButton {...{ unreadCount, isOpen }} onOpenChange={setIsOpen}>
      <NoticeList {...{ notices, now }} onFollow={follow} onReadAll={markAllRead} />
    </InboxButton>
  );
}
