'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { inviteListOf, type InviteList, type InviteListState } from './invite-list';

const nothing: InviteListState = { invites: null, failure: null };

/**
 * The invites of a room; asked for when `isWanted`, which is for those who may manage them, and again when there
 * are more or fewer `people`: somebody may have come by one.
 */
export function useInvites(
  uid: string,
  roomId: string,
  { isWanted, people }: { isWanted: boolean; people: number },
): { list: InviteList; state: InviteListState } {
  const list = inviteListOf(uid, roomId);
  const state = useSyncExternalStore(list.subscribe, list.read, () => nothing);
  useEffect(() => {
    if (isWanted) void list.load();
  }, [list, isWanted, people]);
  return { list, state };
}
