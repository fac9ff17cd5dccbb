import { ensureAccount } from '@/lib/auth/contract';
import type { OrganisationRole } from '@/lib/auth/organisation-role';
import { addMember, createRoom } from '@/lib/rooms/contract';
import type { AdminSdk } from './admin-sdk';
import { signInWithPassword } from './auth-emulator';
import { callCallable } from './callable-client';
import { demoOrganisation, type DemoPerson } from './demo-organisation';

/**
 * Puts the demo organisation into the databases through the app's own callables, so that the documents have
 * exactly the shapes of production. What is there already stays as it is. Returns the room's id.
 */
export async function seedOrganisation(options: {
  appUrl: string;
  authHost: string;
  admin: AdminSdk;
}): Promise<{ roomId: string }> {
  const { appUrl, authHost, admin } = options;
  const { administrator, host, learners, people, room } = demoOrganisation;

  const tokens = new Map<DemoPerson, string>();
  for (const person of people) {
    await ensureAuthAccount(admin, person);
    const { idToken } = await signInWithPassword(authHost, person.email, person.password);
    await callCallable(appUrl, idToken, ensureAccount, { name: person.name });
    tokens.set(person, idToken);
  }
  await markAdministrator(admin, administrator);

  const hostToken = tokens.get(host) ?? '';
  const roomId =
    (await findRoom(admin, host, room.name)) ??
    (await callCallable(appUrl, hostToken, createRoom, room)).roomId;
  for (const { email } of learners) {
    if (await isMember(admin, roomId, email)) continue;
    await callCallable(appUrl, hostToken, addMember, { roomId, email, profile: 'learner' });
  }
  return { roomId };
}

async function ensureAuthAccount({ auth }: AdminSdk, person: DemoPerson): Promise<void> {
  const { name, email, password } = person;
  const { users } = await auth.getUsers([{ email }]);
  if (users.length > 0) return;
  await auth.createUser({ email, password, displayName: name, emailVerified: true });
}

/** As `npm run admin -- grant` does. */
async function markAdministrator({ auth, firestore }: AdminSdk, person: DemoPerson): Promise<void> {
  const { uid } = await auth.getUserByEmail(person.email);
  await firestore.doc(`users/${uid}`).update({ role: 'administrator' satisfies OrganisationRole });
}

async function findRoom(
  { auth, firestore }: AdminSdk,
  person: DemoPerson,
  name: string,
): Promise<string | null> {
  const { uid } = await auth.getUserByEmail(person.email);
  const found = await firestore.collection(`users/${uid}/rooms`).where('name', '==', name).limit(1).get();
  return found.docs[0]?.id ?? null;
}

async function isMember({ auth, firestore }: AdminSdk, roomId: string, email: string): Promise<boolean> {
  const { uid } = await auth.getUserByEmail(email);
  return (await firestore.doc(`rooms/${roomId}/members/${uid}`).get()).exists;
}
