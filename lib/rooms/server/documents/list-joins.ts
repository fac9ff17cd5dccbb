import 'server-only';
import type { Admitted } from '@/lib/rooms/schema';
import { admittedCollection } from '@/lib/rooms/server/documents/room-references';

/** The joins of a person in a room that nobody has closed, of whatever session. */
export async function listJoins({ uid, roomId }: Pick<Admitted, 'uid' | 'roomId'>): Promise<Admitted[]> {
  const joins = admittedCollection().where('roomId', '==', roomId).where('uid', '==', uid);
  return (await joins.where('closed', '==', false).get()).docs.map((row) => row.data());
}
