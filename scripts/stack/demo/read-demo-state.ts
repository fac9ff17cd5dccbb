import * as z from 'zod/mini';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { findSignIn } from '@/scripts/stack/auth-emulator';
import { demoOrganisation, type DemoPerson } from './demo-organisation';

/** What has become of somebody's sign-in. */
export type DemoSignIn = 'as-seeded' | 'other-password' | 'disabled' | 'gone';

/** What is true now of somebody of the demo organisation. */
type PersonState = {
  name: string;
  email: string;
  password: string;
  signIn: DemoSignIn;
  /** `administrator`, else what they are in the room; null where they are not in it. */
  role: string | null;
};

/** What is true now of the demo organisation, which anybody may have changed since it was seeded. */
export type DemoState = {
  people: readonly PersonState[];
  /** Null when it was deleted, or nobody can tell any more which one it is. */
  room: { roomId: string; name: string; isArchived: boolean } | null;
};

const userSchema = z.object({ name: z.string(), role: z.optional(z.string()) });
const memberSchema = z.object({ profile: z.string() });
const roomSchema = z.object({ name: z.string(), archivedAt: z.optional(z.number()) });

/** Reads it, whatever its documents look like: data of another version must not stop a start here. */
export async function readDemoState(options: {
  authHost: string;
  admin: AdminSdk;
  roomId: string | null;
}): Promise<DemoState> {
  const { admin, roomId } = options;
  const [people, room] = await Promise.all([
    Promise.all(demoOrganisation.people.map((person) => readPerson(options, person))),
    roomId === null ? undefined : read(admin, `rooms/${roomId}`, roomSchema),
  ]);
  if (roomId === null || !room) return { people, room: null };
  return { people, room: { roomId, name: room.name, isArchived: room.archivedAt !== undefined } };
}

async function readPerson(
  { authHost, admin, roomId }: { authHost: string; admin: AdminSdk; roomId: string | null },
  { name, email, password }: DemoPerson,
): Promise<PersonState> {
  const [account] = (await admin.auth.getUsers([{ email }])).users;
  if (!account) return { name, email, password, signIn: 'gone', role: null };
  const { uid, disabled } = account;
  const [signedIn, user, member] = await Promise.all([
    findSignIn(authHost, email, password),
    read(admin, `users/${uid}`, userSchema),
    roomId === null ? undefined : read(admin, `rooms/${roomId}/members/${uid}`, memberSchema),
  ]);
  const signIn = disabled ? 'disabled' : signedIn ? 'as-seeded' : 'other-password';
  const role = user?.role === 'administrator' ? user.role : (member?.profile ?? null);
  return { name: user?.name ?? name, email, password, signIn, role };
}

async function read<Data>({ firestore }: AdminSdk, path: string, schema: z.ZodMiniType<Data>) {
  return schema.safeParse((await firestore.doc(path).get()).data()).data;
}
