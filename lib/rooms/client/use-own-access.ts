'use client';

import type { RoomSettings } from '@/lib/access/layers';
import type { Access } from '@/lib/access/resolve-access';
import { useNow } from '@/lib/core/client/use-now';
import { useWatch } from '@/lib/core/client/use-watch';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { ownAccessInRoom } from '../room-access';
import { accessEntrySchema, matrixHeadSchema } from '../schema';
import { watchDocument } from './watch-document';

const watchEntry = (roomId: string, uid: string) =>
  watchDocument(roomId, ['access', uid], (data) => accessEntrySchema.safeParse(data).data ?? null);
const watchHead = (roomId: string) =>
  watchDocument(roomId, ['access', '_matrix'], (data) => matrixHeadSchema.safeParse(data).data ?? null);

/** Follows what a person may do in a room just now; null while it is not known. */
export function useOwnAccess(roomId: string, uid: string, settings: RoomSettings): Access | null {
  const organization = useOrganization();
  const { value: entry } = useWatch(watchEntry, roomId, uid);
  const { value: head } = useWatch(watchHead, roomId);
  const now = useNow();
  if (!entry || !('profile' in entry) || !head) return null;
  return ownAccessInRoom(organization, { settings, entry, latest: head.latest, now });
}
