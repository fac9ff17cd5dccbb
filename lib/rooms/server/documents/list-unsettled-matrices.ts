import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** More than a visit can look after. */
const mostAtOnce = 200;

/** Rooms whose answers stand in Firestore and have not been told to the other services, or are being told now. */
export async function listUnsettledMatrices(): Promise<string[]> {
  const { docs } = await adminFirestore()
    .collection('outbox')
    .where('mirror', 'array-contains', { kind: 'matrix' })
    .select('roomId')
    .limit(mostAtOnce)
    .get();
  return [...new Set(docs.map((document) => String(document.get('roomId'))))];
}
