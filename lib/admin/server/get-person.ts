import 'server-only';
import { getPerson } from '@/lib/admin/contract';
import type { Person } from '@/lib/admin/schema';
import { toFound } from '@/lib/admin/server/search-people';
import { userReference } from '@/lib/auth/server/account-repository';
import { departureReference } from '@/lib/auth/server/departures';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { roomListingSchema } from '@/lib/rooms/schema';

export const getPersonCallable = bindCallable(getPerson, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: ({ input }) => getPersonOf(input.uid),
});

/** One person with their rooms and groups, by name. Throws `auth/no-such-person`. */
export async function getPersonOf(uid: string): Promise<Person> {
  const [user, departure, { rules }, rooms, groups] = await Promise.all([
    userReference(uid).get(),
    departureReference(uid).get(),
    readOrganization(),
    listRooms(uid),
    listGroups(uid),
  ]);
  const known = user.data();
  if (!known || departure.exists) throw new AppError('auth/no-such-person');
  const isRoleChosen = known.role !== undefined;
  return { ...toFound(uid, known, rules), createdAt: known.createdAt, isRoleChosen, rooms, groups };
}

async function listRooms(uid: string): Promise<Person['rooms']> {
  const listings = adminFirestore()
    .collection(`users/${uid}/rooms`)
    .withConverter(documentConverter(roomListingSchema));
  const { docs } = await listings.orderBy('name').get();
  return docs.map((listing) => {
    const { name, profile } = listing.data();
    return { roomId: listing.id, name, profile };
  });
}

async function listGroups(uid: string): Promise<Person['groups']> {
  const firestore = adminFirestore();
  const [owned, places] = await Promise.all([
    firestore.collection('groups').where('ownerUid', '==', uid).get(),
    firestore.collectionGroup('people').where('uid', '==', uid).get(),
  ]);
  const within = places.docs.flatMap(({ ref }) => ref.parent.parent ?? []);
  const joined = within.length === 0 ? [] : await firestore.getAll(...within);
  const groups = [
    ...owned.docs.map((group) => ({ groupId: group.id, name: String(group.get('name')), isOwner: true })),
    ...joined
      // Who was given a group may have been in it.
      .filter((group) => group.exists && group.get('ownerUid') !== uid)
      .map((group) => ({ groupId: group.id, name: String(group.get('name')), isOwner: false })),
  ];
  return groups.sort((one, other) => one.name.localeCompare(other.name));
}
