import { loadFirestore } from '@/lib/firebase/client/load-firestore';
import { companyOf, membersNeeded, type Company } from '../company';
import { memberSchema } from '../schema';

/**
 * Reads who belongs to a room besides the reader: at most five members, and a count of the others only where
 * there are more. It is not followed: a list of rooms is looked at for a moment.
 */
export async function readCompany(roomId: string, uid: string): Promise<Company | null> {
  const { firestore, collection, getCountFromServer, getDocs, limit, orderBy, query } = await loadFirestore();
  const members = collection(firestore, 'rooms', roomId, 'members');
  const { docs, metadata } = await getDocs(query(members, orderBy('addedAt'), limit(membersNeeded)));
  // Nothing remembered is not the same as nobody.
  if (metadata.fromCache && docs.length === 0) return null;
  const first = docs
    .map((doc) => memberSchema.safeParse(doc.data()).data)
    .filter((member) => member !== undefined);
  if (docs.length < membersNeeded) return companyOf(first, uid, null);
  return companyOf(first, uid, (await getCountFromServer(members)).data().count);
}
