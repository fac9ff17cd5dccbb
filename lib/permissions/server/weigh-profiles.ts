import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { isRecord } from '@/lib/core/is-record';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { weighProfiles } from '@/lib/permissions/contract';
import { withPredecessors } from '@/lib/permissions/predecessors';

/** Most values in one `in` query: https://firebase.google.com/docs/firestore/query-data/queries#limitations */
const mostInQuery = 30;

export const weighProfilesCallable = bindCallable(weighProfiles, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: ({ input }) => weighProfilesNow(input.profiles),
});

/**
 * Counts the rooms in which people have one of some profiles, these people, and those of them in a call. People
 * who were moved there from a retired profile count too.
 */
export async function weighProfilesNow(
  profiles: readonly PersonProfileId[],
): Promise<{ rooms: number; people: number; inCall: number }> {
  if (profiles.length === 0) return { rooms: 0, people: 0, inCall: 0 };
  const [{ edits }, inside, observing] = await Promise.all([
    readOrganization(),
    readDatabase('inside'),
    readDatabase('observing'),
  ]);
  const ids = withPredecessors(edits, profiles);
  const chunks = Array.from({ length: Math.ceil(ids.length / mostInQuery) }, (_, at) =>
    ids.slice(at * mostInQuery, (at + 1) * mostInQuery),
  );
  const members = await Promise.all(
    chunks.map((chunk) =>
      adminFirestore().collectionGroup('members').where('profile', 'in', chunk).select('profile').get(),
    ),
  );
  const places = members.flatMap(({ docs }) => docs);
  const rooms = new Set(places.map(({ ref }) => ref.parent.parent?.id));
  const people = new Set(places.map(({ ref }) => ref.id));
  const inCall = new Set([inside, observing].flatMap((presence) => listPresent(presence, ids)));
  return { rooms: rooms.size, people: people.size, inCall: inCall.size };
}

/** @param presence room × person × join, as the Realtime Database holds it */
function listPresent(presence: unknown, wanted: readonly unknown[]): string[] {
  return childrenOf(presence)
    .flatMap((room) => Object.entries(isRecord(room) ? room : {}))
    .filter(([, joins]) =>
      childrenOf(joins).some((join) => isRecord(join) && wanted.includes(join['profile'])),
    )
    .map(([uid]) => uid);
}

const childrenOf = (node: unknown): unknown[] => (isRecord(node) ? Object.values(node) : []);
