import 'server-only';
import { chooseSeat, preferredSeat } from '@/lib/core/person-hue';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/**
 * A seat for somebody who is being added to a room. It is read outside any transaction, so that adding people
 * at the same time waits for nobody: two who come within the same moment may then share a colour.
 */
export async function findSeat(roomId: string, uid: string): Promise<number> {
  const { docs } = await adminFirestore().collection(`rooms/${roomId}/members`).select('seat').get();
  const others = docs.filter(({ id }) => id !== uid);
  return chooseSeat(
    uid,
    others.map((member) => {
      const seat: unknown = member.get('seat');
      return typeof seat === 'number' ? seat : preferredSeat(member.id);
    }),
  );
}
