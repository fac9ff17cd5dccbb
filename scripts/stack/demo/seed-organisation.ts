import { ensureAccount } from '@/lib/auth/contract';
import type { OrganisationRole } from '@/lib/auth/organisation-role';
import { addMember, createRoom } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { callCallable } from '@/scripts/stack/callable-client';
import { demoOrganisation, type DemoPerson } from './demo-organisation';
import { seedOnce } from './seed-once';
import { findSeedingMark, writeSeedingMark } from './seeding-mark';

type SeedingOptions = { appUrl: string; authHost: string; admin: AdminSdk };

/** Puts the demo organisation into data that has never had it wholly; see `seedOnce` for what it returns. */
export function seedOrganisation(options: SeedingOptions): Promise<string | null> {
  const { admin } = options;
  const { host, people, room } = demoOrganisation;
  return seedOnce({
    findMark: () => findSeedingMark(admin),
    writeMark: (mark) => writeSeedingMark(admin, mark),
    hasAccounts: async () => {
      const uids = await Promise.all(people.map((person) => findUid(admin, person)));
      return uids.some((uid) => uid !== null);
    },
    findRoom: () => findRoom(admin, host, room.name),
    seed: () => seed(options),
  });
}

/**
 * Through the app's own callables, so that the documents have exactly the shapes of production. What is there already
 * stays as it is.
 */
async function seed({ appUrl, authHost, admin }: SeedingOptions): Promise<string> {
  const { administrator, host, learners, people, room } = demoOrganisation;
  const tokens = new Map<DemoPerson, string>();
  for (const person of people) {
    await ensureAuthAccount(admin, person);
    const { idToken } = await signInWithPassword(authHost, person.email, person.password);
    await callCallable(appUrl, idToken, ensureAccount, {
      name: person.name,
      password: person.password,
    });
    tokens.set(person, idToken);
  }
  await markAdministrator(admin, administrator);

  const hostToken = tokens.get(host) ?? '';
  const roomId =
    (await findRoom(admin, host, room.name)) ??
    (await callCallable(appUrl, hostToken, createRoom, room)).roomId;
  for (const learner of learners) {
    if (await isMember(admin, roomId, learner)) continue;
    const { email } = learner;
    await callCallable(appUrl, hostToken, addMember, { roomId, email, profile: 'learner' });
  }
  return roomId;
}

async function findUid({ auth }: AdminSdk, { email }: DemoPerson): Promise<string | null> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0]?.uid ?? null;
}

async function ensureAuthAccount(admin: AdminSdk, person: DemoPerson): Promise<void> {
  if ((await findUid(admin, person)) !== null) return;
  const { name, email, password } = person;
  await admin.auth.createUser({ email, password, displayName: name, emailVerified: true });
}

/** As `npm run admin -- grant` does. */
async function markAdministrator({ auth, firestore }: AdminSdk, person: DemoPerson): Promise<void> {
  const { uid } = await auth.getUserByEmail(person.email);
  await firestore.doc(`users/${uid}`).update({ role: 'administrator' satisfies OrganisationRole });
}

async function findRoom(admin: AdminSdk, person: DemoPerson, name: string): Promise<string | null> {
  const uid = await findUid(admin, person);
  if (uid === null) return null;
  const rooms = admin.firestore.collection(`users/${uid}/rooms`);
  return (await rooms.where('name', '==', name).limit(1).get()).docs[0]?.id ?? null;
}

async function isMember(admin: AdminSdk, roomId: string, person: DemoPerson): Promise<boolean> {
  const uid = await findUid(admin, person);
  return (await admin.firestore.doc(`rooms/${roomId}/members/${uid}`).get()).exists;
}
