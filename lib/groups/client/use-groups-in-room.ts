'use client';

import { useEffect, useState } from 'react';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { groupListingSchema } from '../schema';
import { sortPeople } from '../sort-people';

export type GroupInRoom = { groupId: string; name: string };

/**
 * Which of somebody's own groups are in a room, in the order of their names; none while that is not known, and
 * when it cannot be read: the page says by itself when it has no connection. A null `uid` asks nothing.
 */
export function useGroupsInRoom(uid: string | null, roomId: string): readonly GroupInRoom[] {
  const [known, setKnown] = useState<readonly GroupInRoom[]>([]);

  useEffect(() => {
    if (uid === null) return undefined;
    let isCurrent = true;
    readGroupsInRoom(uid, roomId).then(
      (groups) => isCurrent && setKnown(groups),
      () => isCurrent && setKnown([]),
    );
    return () => {
      isCurrent = false;
      setKnown([]);
    };
  }, [uid, roomId]);

  return known;
}

async function readGroupsInRoom(uid: string, roomId: string): Promise<GroupInRoom[]> {
  const { firestore, collection, doc, getDocs, getDocFromServer } = await loadFirestore();
  const { docs } = await getDocs(collection(firestore, 'users', uid, 'groups'));
  const found = await Promise.all(
    docs.map(async (listing) => {
      const { name } = groupListingSchema.parse(listing.data());
      const entry = await getDocFromServer(doc(firestore, 'groups', listing.id, 'rooms', roomId));
      return entry.exists() ? [{ groupId: listing.id, name }] : [];
    }),
  );
  return sortPeople(found.flat());
}
