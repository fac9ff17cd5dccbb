'use client';

import { useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { useWatch } from '@/lib/core/client/use-watch';
import { readNotices } from '../contract';
import { watchNotices, type ListedNotice } from './watch-notices';

/** A person's inbox: its notices, undefined until they are known, and the way to mark them as read. */
export function useInbox(uid: string | null) {
  const watched = useWatch(watchNotices, uid);
  // Read at the press; the server's row follows.
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const notices = watched.value?.map((notice) => ({
    ...notice,
    isUnread: notice.readAt === null && !read.has(notice.id),
  }));
  const unread = notices?.filter(({ isUnread }) => isUnread) ?? [];

  async function markRead(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    setRead((before) => new Set([...before, ...ids]));
    try {
      await callServer(readNotices, { ids: [...ids] }, { isUnasked: true });
    } catch {
      // They are unread again; nothing else depends on it.
      setRead((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  }

  return {
    notices,
    unreadCount: unread.length,
    markRead: (ids: readonly string[]) =>
      void markRead(unread.map(({ id }) => id).filter((id) => ids.includes(id))),
    markAllRead: () => void markRead(unread.map(({ id }) => id)),
  };
}

export type InboxNotice = ListedNotice & { readonly isUnread: boolean };
