import { probe } from '@/lib/core/server/probe';
import { readRelease } from '@/lib/core/server/read-release';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { askBucket } from '@/lib/firebase/server/objects';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';

export const dynamic = 'force-dynamic';

/** Milliseconds that a service has for its answer. */
const limit = 3000;

/** A cheap question to each service that nothing works without. */
const questions = {
  auth: () => adminAuth().getUsers([{ uid: 'health' }]),
  firestore: () => adminFirestore().doc('health/health').get(),
  database: () => readDatabase('health'),
  storage: () => askBucket(),
  livekit: () => livekitGateway.ping(),
};

/** Which parts answer, and which release this is: 200 when all do, else 503. It tells nothing else. */
export async function GET(): Promise<Response> {
  const answers = await Promise.all(
    Object.entries(questions).map(async ([name, ask]) => [name, await probe(name, ask, limit)] as const),
  );
  const isHealthy = answers.every(([, isThere]) => isThere);
  return Response.json(
    { ok: isHealthy, release: readRelease(), services: Object.fromEntries(answers) },
    { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
