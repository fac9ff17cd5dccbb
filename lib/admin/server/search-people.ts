import 'server-only';
import type { Query } from 'firebase-admin/firestore';
import { searchPeople } from '@/lib/admin/contract';
import type { FoundPerson } from '@/lib/admin/schema';
import { roleOf } from '@/lib/auth/organisation-role';
import type { User } from '@/lib/auth/schema';
import { searchedText } from '@/lib/auth/search-keys';
import { userCollection, userReference } from '@/lib/auth/server/account-repository';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { hasWords, readQuestion } from '@/lib/core/search-words';
import type { OrganizationRules } from '@/lib/organization/schema';
import { readOrganization } from '@/lib/organization/server/organization-store';

const pageSize = 25;
/** How many pages one search reads when it has several words. */
const mostPages = 4;

export const searchPeopleCallable = bindCallable(searchPeople, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: ({ input }) => searchPeopleBy(input),
});

type Found = { people: FoundPerson[]; next: string | null };

/**
 * People by name. With several words, the database finds by the longest and this code compares the others. A page may
 * then be short or empty although there are more.
 */
export async function searchPeopleBy({
  query,
  after,
}: {
  query: string;
  after: string | null;
}): Promise<Found> {
  const { key, others } = readQuestion(query);
  const { rules } = await readOrganization();
  const all: Query<User> =
    key === null ? userCollection() : userCollection().where('searchKeys', 'array-contains', key);
  let rest = all.orderBy('name').limit(pageSize);
  if (after !== null) {
    const last = await userReference(after).get();
    // A person who was deleted meanwhile is no place to continue from.
    if (!last.exists) return { people: [], next: null };
    rest = rest.startAfter(last);
  }
  const people: FoundPerson[] = [];
  let next: string | null = null;
  for (let page = 0; page < mostPages && people.length === 0; page += 1) {
    const { docs } = await rest.get();
    const matching = docs.filter((user) => hasWords(searchedText(user.data()), others));
    people.push(...matching.map((user) => toFound(user.id, user.data(), rules)));
    const last = docs.at(-1);
    if (docs.length < pageSize || !last) return { people, next: null };
    next = last.id;
    rest = rest.startAfter(last);
  }
  return { people, next };
}

/** What the list shows of somebody. */
export const toFound = (uid: string, user: User, rules: OrganizationRules): FoundPerson => ({
  uid,
  name: user.name,
  email: user.email,
  importedEmail: user.importedEmail ?? null,
  kind: user.kind,
  role: roleOf(user, rules),
  seenAt: user.seenAt,
  isDisabled: user.disabledAt !== undefined,
});
