'use client';

import { useState } from 'react';
import { useRowActions, type RowActions } from '@/lib/core/client/use-row-actions';
import { findWayBack } from '../find-way-back';
import type { ListedInvite } from './invite-list';
import { useInvites } from './use-invites';

/** A person who was taken out of a room, and the link by which they can come in again. */
export type WayBack = { uid: string; name: string; invite: ListedInvite };

type WaysBack = {
  /** Null for a person who has none, or may keep it. */
  find: (person: { uid: string; name: string }, now: number) => WayBack | null;
  /** Takes the links back. */
  takings: RowActions<WayBack>;
  /** The link stays: the page does not ask about this person again. */
  keep: (uid: string) => void;
};

/**
 * For a page that takes people out of a room: the links by which they could come back. Only people who may add others
 * manage links, so nobody else (`isWanted`) gets them.
 */
export function useWaysBack(
  viewerUid: string,
  roomId: string,
  wanted: { isWanted: boolean; people: number },
): WaysBack {
  const { list, state } = useInvites(viewerUid, roomId, wanted);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const takings = useRowActions<WayBack>({
    keyOf: ({ uid }) => uid,
    act: ({ invite }, onChecking) => list.setRevoked(invite.inviteId, true, onChecking),
  });
  return {
    find: ({ uid, name }, now) => {
      const invite = kept.has(uid) ? null : findWayBack(state.invites ?? [], uid, now);
      return invite && { uid, name, invite };
    },
    takings,
    keep: (uid) => setKept((before) => new Set(before).add(uid)),
  };
}
