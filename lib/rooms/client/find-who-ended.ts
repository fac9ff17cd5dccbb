import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { readMatrixHead } from './read-matrix-head';

export type Ender = { uid: string; name: string };

/**
 * Asks who ended the session of a room for everyone. Null when nobody did, when an administrator did who is no member,
 * or when it cannot be found out.
 */
export async function findWhoEnded(roomId: string): Promise<Ender | null> {
  try {
    const [{ firestore, doc, getDocFromServer }, { findEnd }, { memberSchema }, head] = await Promise.all([
      loadFirestore(),
      import('@/lib/rooms/session/call-end'),
      import('../schema'),
      readMatrixHead(roomId),
    ]);
    const by = findEnd(head?.latest ?? null)?.by ?? null;
    if (by === null) return null;
    const member = memberSchema.safeParse(
      (await getDocFromServer(doc(firestore, 'rooms', roomId, 'members', by))).data(),
    );
    return member.success ? { uid: by, name: member.data.name } : null;
  } catch {
    // The words without a name are true as well.
    return null;
  }
}
