import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { isRecord } from '@/lib/core/is-record';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';

/** In how many rooms people have one of some profiles, how many people that is, and how many of them are in a call. */
export async function weighProfiles(
  profiles: readonly PersonProfileId[],
): Promise<{ rooms: number; people: number; inCall: number }> {
  if (profiles.length === 0) return { rooms: 0, people: 0, inCall: 0 };
  const [members, inside] = await Promise.all([
    adminFirestore().collectionGroup('members').where('profile', 'in', profiles).select('uid').get(),
    readDatabase('inside'),
  ]);
  const rooms = new Set(members.docs.map(({ ref }) => ref.parent.parent?.id));
  const people = new Set(members.docs.map(({ ref }) => ref.id));
  return { rooms: rooms.size, people: people.size, inCall: countInside(inside, profiles) };
}

/** @param inside room × person × join, as the Realtime Database holds it */
function countInside(inside: unknown, profiles: readonly PersonProfileId[]): number {
  const wanted: readonly unknown[] = profiles;
  const people = childrenOf(inside).flatMap((room) => Object.entries(isRecord(room) ? room : {}));
  const found = people.filter(([, joins]) =>
    childrenOf(joins).some((join) => isRecord(join) && wanted.includes(join['profile'])),
  );
  return new Set(found.map(([uid]) => uid)).size;
}

const childrenOf = (node: unknown): unknown[] => (isRecord(node) ? Object.values(node) : []);
