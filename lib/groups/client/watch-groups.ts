import type * as z from 'zod/mini';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import {
  groupListingSchema,
  groupPersonSchema,
  groupRoomSchema,
  groupSchema,
  type Group,
  type GroupListing,
  type GroupPerson,
  type GroupRoom,
} from '@/lib/groups/schema';

export type ListedGroup = GroupListing & { groupId: string };

/** Follows the list of the groups that somebody owns, in no particular order. */
export const watchMyGroups = (uid: string): Watch<ListedGroup[]> =>
  watchCollection(['users', uid, 'groups'], groupListingSchema, (groupId, listing) => ({
    ...listing,
    groupId,
  }));

export const watchPeople = (groupId: string): Watch<GroupPerson[]> =>
  watchCollection(['groups', groupId, 'people'], groupPersonSchema, (_, person) => person);

export const watchGroupRooms = (groupId: string): Watch<GroupRoom[]> =>
  watchCollection(['groups', groupId, 'rooms'], groupRoomSchema, (_, room) => room);

/** Follows a group. Null when it is not there. */
export function watchGroup(groupId: string): Watch<Group | null> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'groups', groupId),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (fromCache && !snapshot.exists()) return;
          const parsed = groupSchema.safeParse(snapshot.data());
          next(parsed.success ? parsed.data : null, !fromCache);
        },
        fail,
      );
    }, fail);
}

/** Follows a collection; what another release wrote in another shape is left out. */
function watchCollection<Schema extends z.ZodMiniType, Item>(
  [first, ...rest]: readonly [string, ...string[]],
  schema: Schema,
  toItem: (id: string, data: z.output<Schema>) => Item,
): Watch<Item[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot } = await loadFirestore();
      return onSnapshot(
        collection(firestore, first, ...rest),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          const items = docs.flatMap((document) => {
            const parsed = schema.safeParse(document.data());
            return parsed.success ? [toItem(document.id, parsed.data)] : [];
          });
          next(items, !metadata.fromCache);
        },
        fail,
      );
    }, fail);
}
