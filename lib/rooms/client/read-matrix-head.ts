import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import type { MatrixHead } from '../schema';

/** What stands about a room and its newest session, as a member may read it now. Throws what Firestore throws. */
export async function readMatrixHead(roomId: string): Promise<MatrixHead | null> {
  const [{ firestore, doc, getDocFromServer }, { matrixHeadSchema }] = await Promise.all([
    loadFirestore(),
    import('../schema'),
  ]);
  const head = await getDocFromServer(doc(firestore, 'rooms', roomId, 'access', '_matrix'));
  return matrixHeadSchema.safeParse(head.data()).data ?? null;
}
