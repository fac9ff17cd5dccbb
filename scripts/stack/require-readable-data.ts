import { readPermissions } from '@/lib/moderation/contract';
import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';
import { findSignIn } from './auth-emulator';
import { callCallable } from './callable-client';
import { demoOrganisation } from '@/scripts/stack/demo/demo-organisation';

/**
 * Makes the app read the demo room, as its host if they can still sign in. Throws a SetupError when another version
 * of the app wrote the data, which would show only as pages that fail. Any other error is no fault of the data: the
 * host may have left the room, or be a host no longer.
 */
export async function requireReadableData(options: {
  appUrl: string;
  authHost: string;
  roomId: string | null;
}): Promise<void> {
  const { appUrl, authHost, roomId } = options;
  const { email, password } = demoOrganisation.host;
  const host = roomId === null ? null : await findSignIn(authHost, email, password);
  if (roomId === null || host === null) return;
  try {
    await callCallable(appUrl, host.idToken, readPermissions, { roomId, uid: host.uid });
  } catch (error) {
    if (error instanceof SetupError) throw error;
  }
}
