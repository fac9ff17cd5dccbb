import { randomUUID } from 'node:crypto';
import { ensureAccount } from '@/lib/auth/contract';
import type { TokenAnswer } from '@/lib/call/token-contract';
import { addMember, createRoom } from '@/lib/rooms/contract';
import type { LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import { toRoomName } from '@/lib/livekit/room-name';
import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import { connectAdminSdk, type AdminSdk } from '@/scripts/stack/admin-sdk';
import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { callCallable } from '@/scripts/stack/callable-client';
import { fewAtOnce } from './few-at-once';

/** The stack that is measured, as a script reaches it. */
export type Bench = {
  admin: AdminSdk;
  appUrl: string;
  projectId: string;
  authHost: string;
  databaseHost: string;
  livekit: { url: string; apiUrl: string; apiKey: string; apiSecret: string; roomPrefix: string };
};

export type BenchPerson = { uid: string; email: string; password: string; idToken: string };

/** A room and the person who runs it. */
export type BenchRoom = { roomId: string; mediaName: string; host: BenchPerson };

export function connectBench(env: TestEnvironment): Bench {
  const read = (name: string) => env[name] ?? '';
  const projectId = read('FIREBASE_PROJECT_ID');
  const emulators = Object.fromEntries(Object.entries(env).filter(([name]) => name.includes('EMULATOR')));
  return {
    admin: connectAdminSdk(projectId, emulators),
    appUrl: read('CHALKTALK_APP_URL'),
    projectId,
    authHost: read('FIREBASE_AUTH_EMULATOR_HOST'),
    databaseHost: read('FIREBASE_DATABASE_EMULATOR_HOST'),
    livekit: {
      url: read('LIVEKIT_URL'),
      apiUrl: read('LIVEKIT_API_URL') || read('LIVEKIT_URL').replace(/^ws/, 'http'),
      apiKey: read('LIVEKIT_API_KEY'),
      apiSecret: read('LIVEKIT_API_SECRET'),
      roomPrefix: read('LIVEKIT_ROOM_PREFIX') || 'chalktalk',
    },
  };
}

/** People with accounts who are in no room yet. */
export const makePeople = (bench: Bench, count: number): Promise<BenchPerson[]> =>
  fewAtOnce(Array.from({ length: count }), () => makeBenchPerson(bench));

async function makeBenchPerson({ admin, appUrl, authHost }: Bench): Promise<BenchPerson> {
  const [email, password] = [`bench-${randomUUID()}@chalktalk.example`, randomUUID()];
  await admin.auth.createUser({ email, password, displayName: 'Bench', emailVerified: true });
  const { uid, idToken } = await signInWithPassword(authHost, email, password);
  await callCallable(appUrl, idToken, ensureAccount, { name: 'Bench', password });
  return { uid, email, password, idToken };
}

export async function makeBenchRoom(bench: Bench, lobby: LobbyPolicy = 'off'): Promise<BenchRoom> {
  const host = await makeBenchPerson(bench);
  const room = { name: 'Bench', preset: 'lesson', lobby } as const;
  const { roomId } = await callCallable(bench.appUrl, host.idToken, createRoom, room);
  return { roomId, mediaName: toRoomName(bench.livekit.roomPrefix, roomId), host };
}

/** Makes people learners of a room. */
export async function addLearners(
  { appUrl }: Bench,
  { roomId, host }: BenchRoom,
  people: readonly BenchPerson[],
): Promise<void> {
  await fewAtOnce(people, ({ email }) =>
    callCallable(appUrl, host.idToken, addMember, { roomId, email, profile: 'learner' }),
  );
}

/** Somebody new who is a learner of the room. */
export async function addLearner(bench: Bench, room: BenchRoom): Promise<BenchPerson> {
  const person = await makeBenchPerson(bench);
  await addLearners(bench, room, [person]);
  return person;
}

/** Asks the token route as a page does. Throws what it answers when that is no token. */
export async function askForToken(appUrl: string, idToken: string, roomId: string): Promise<TokenAnswer> {
  const response = await fetch(`${appUrl}/api/rooms/${roomId}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}`, origin: appUrl },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The token route answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as TokenAnswer;
}
