import 'server-only';
import { chooseSeat, chooseSeats, preferredSeat } from '@/lib/core/person-hue';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

type Seated = { readonly uid: string; readonly seat: number };

/**
 * A seat for a person who is being added to a room. It is read outside any transaction, so that concurrent
 * additions do not wait; two of them may then share a colour.
 */
export async function findSeat(roomId: string, uid: string): Promise<number> {
  const others = (await listSeated(roomId)).filter((member) => member.uid !== uid);
  return chooseSeat(
    uid,
    others.map(({ seat }) => seat),
  );
}

/**
 * The same for people who are added together, with one read of the room and a colour for each. Members keep
 * their seat.
 *
 * @param wanted the seats that people had in the lobby: they keep those that are free
 */
export async function findSeats(
  roomId: string,
  uids: readonly string[],
  wanted: ReadonlyMap<string, number> = new Map(),
): Promise<(uid: string) => number> {
  const members = await listSeated(roomId);
  const taken = new Map(members.map(({ uid, seat }) => [uid, seat]));
  const comers = uids.filter((uid) => !taken.has(uid));
  const occupied = new Set(taken.values());
  const kept = new Map<string, number>();
  for (const uid of comers) {
    const seat = wanted.get(uid);
    if (seat === undefined || occupied.has(seat)) continue;
    occupied.add(seat);
    kept.set(uid, seat);
  }
  const chosen = chooseSeats(
    comers.filter((uid) => !kept.has(uid)),
    [...occupied],
  );
  const seats = new Map([...kept, ...chosen]);
  return (uid) => taken.get(uid) ?? seats.get(uid) ?? preferredSeat(uid);
}

async function listSeated(roomId: string): Promise<Seated[]> {
  const { docs } = await adminFirestore().collection(`rooms/${roomId}/members`).select('seat').get();
  return docs.map((member) => {
    const seat: unknown = member.get('seat');
    return { uid: member.id, seat: typeof seat === 'number' ? seat : preferredSeat(member.id) };
  });
}
