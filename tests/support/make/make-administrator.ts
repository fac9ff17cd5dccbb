import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import type { OrganisationRole } from '@/lib/auth/organisation-role';
import { makePerson, type Person } from '@/tests/support/person';

/** Somebody who administrates the organisation, as `npm run admin -- grant` makes them. */
export async function makeAdministrator(admin: AdminSdk, name = 'Rosalind Franklin'): Promise<Person> {
  const person = await makePerson(admin, name);
  const role: OrganisationRole = 'administrator';
  await admin.firestore.doc(`users/${person.uid}`).update({ role });
  return person;
}
