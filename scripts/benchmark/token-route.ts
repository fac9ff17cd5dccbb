import { randomUUID } from 'node:crypto';
import { ensureAccount } from '@/lib/auth/contract';
import { createRoom } from '@/lib/rooms/contract';
import { connectAdminSdk } from '@/scripts/stack/admin-sdk';
import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { callCallable } from '@/scripts/stack/callable-client';
import type { TestEnvironment } from '@/scripts/testing/start-test-stack';
import { joinBare } from './bare-join';

const warmUps = 10;
const rounds = 80;

/** Milliseconds of each round, by what was measured. */
export type TokenTimes = { route: number[]; bare: number[] };

/**
 * Times the token route and, in turns with it, a bare script that makes the same calls: both meet the same
 * weather on the machine, and their ratio means something where their times do not.
 */
export async function measureTokenRoute(env: TestEnvironment): Promise<TokenTimes> {
  const read = (name: string) => env[name] ?? '';
  const appUrl = read('CHALKTALK_APP_URL');
  const projectId = read('FIREBASE_PROJECT_ID');
  const emulators = Object.fromEntries(Object.entries(env).filter(([name]) => name.includes('EMULATOR')));
  const admin = connectAdminSdk(projectId, emulators);

  const [email, password] = [`bench-${randomUUID()}@chalktalk.example`, randomUUID()];
  await admin.auth.createUser({ email, password, displayName: 'Bench' });
  const { uid, idToken } = await signInWithPassword(read('FIREBASE_AUTH_EMULATOR_HOST'), email, password);
  await callCallable(appUrl, idToken, ensureAccount, { name: 'Bench' });
  const { roomId } = await callCallable(appUrl, idToken, createRoom, { name: 'Bench', preset: 'lesson' });

  const route = () => askForToken(appUrl, idToken, roomId);
  const bare = () =>
    joinBare({
      admin,
      idToken,
      uid,
      roomId,
      projectId,
      databaseHost: read('FIREBASE_DATABASE_EMULATOR_HOST'),
      livekit: {
        apiUrl: read('LIVEKIT_API_URL') || read('LIVEKIT_URL').replace(/^ws/, 'http'),
        apiKey: read('LIVEKIT_API_KEY'),
        apiSecret: read('LIVEKIT_API_SECRET'),
      },
    });

  const times: TokenTimes = { route: [], bare: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const routeTime = await time(route);
    const bareTime = await time(bare);
    if (round < 0) continue;
    times.route.push(routeTime);
    times.bare.push(bareTime);
  }
  return times;
}

async function askForToken(appUrl: string, idToken: string, roomId: string): Promise<void> {
  const response = await fetch(`${appUrl}/api/rooms/${roomId}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}`, origin: appUrl },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The token route answered ${response.status}: ${await response.text()}`);
  await response.json();
}

async function time(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}
