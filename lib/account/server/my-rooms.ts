import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** The rooms that somebody is a member of; the list is written in one transaction with each membership. */
export async function listRoomIds(uid: string): Promise<string[]> {
  const references = await adminFirestore().collection(`users/${uid}/rooms`).listDocuments();
  return references.map(({ id }) => id);
}
