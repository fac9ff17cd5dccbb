import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { distinctName } from '@/lib/rooms/members/name-skeleton';

/**
 * The name of somebody whom nobody has named, as it stands in a room beside its members. It is read outside any
 * transaction, as a seat is: two who come within the same moment may then share a name, but none has a member's.
 */
export async function findDistinctName(
  roomId: string,
  person: { uid: string; name: string },
): Promise<string> {
  const { docs } = await adminFirestore().collection(`rooms/${roomId}/members`).select('name').get();
  const names = docs.filter(({ id }) => id !== person.uid).map((member) => String(member.get('name') ?? ''));
  return distinctName(person.name, names);
}
