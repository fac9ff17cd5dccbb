import 'server-only';
import { requireVariable, type Environment } from '@/lib/core/server/environment';
import { findEmulators } from '@/lib/firebase/emulator-guard';
import { adminApp } from '@/lib/firebase/server/admin-app';

/** Where pushes are handed in, and the project that sends them. */
export type PushService = {
  /** Without a slash at its end. */
  endpoint: string;
  projectId: string;
  accessToken: () => Promise<string>;
};

/**
 * The push service of this deployment: Firebase Cloud Messaging where `FIREBASE_VAPID_KEY` is set, else null. No
 * emulator of Firebase stands in for it. So beside emulators only a fake counts, which tests name.
 */
export function findPushService(env: Environment = process.env): PushService | null {
  if (!env['FIREBASE_VAPID_KEY']) return null;
  const projectId = requireVariable(env, 'FIREBASE_PROJECT_ID');
  if (!findEmulators(env)) return { endpoint: 'https://fcm.googleapis.com', projectId, accessToken };
  const fake = env['CHALKTALK_FAKE_PUSH_URL'];
  return fake ? { endpoint: fake, projectId, accessToken: () => Promise.resolve('fake') } : null;
}

async function accessToken(): Promise<string> {
  const { credential } = adminApp().options;
  if (!credential) throw new Error('The Admin SDK has no credential.');
  return (await credential.getAccessToken()).access_token;
}
