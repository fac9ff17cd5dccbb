import 'server-only';
import { signOutEverywhere } from '@/lib/account/contract';
import { deleteDevices } from '@/lib/account/server/device-repository';
import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { finishGate } from '@/lib/auth/server/gate/write-gate';
import { requireRecentSignIn } from '@/lib/auth/server/require-recent-sign-in';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { permitToOneself } from '@/lib/callables/server/permit-to-oneself';
import { deletePushDevices } from '@/lib/notifications/server/push/push-device-store';

export const signOutEverywhereCallable = bindCallable(signOutEverywhere, {
  permit: ({ caller }) => {
    requireRecentSignIn(caller);
    return permitToOneself();
  },
  run: async ({ caller }) => {
    await signOutEverywhereFor(caller.uid, caller.authTime);
    return {};
  },
});

/**
 * Ends every sign-in of an account, the one that asks as well, and with its gate every call that it is in. Throws
 * `rooms/not-everywhere-yet` while a call of theirs runs on.
 *
 * @param authTime when the one who asks signed in, in seconds since 1970
 */
export async function signOutEverywhereFor(uid: string, authTime: number): Promise<void> {
  await sleepUntil((authTime + 1) * 1000);
  await endEverySignIn(uid, 'everywhere');
  await Promise.all([deleteDevices(uid), deletePushDevices(uid)]);
  await finishGate(uid);
}

/** Sign-ins are told apart by the second: one of this very second would stay good. Never more than that second. */
async function sleepUntil(time: number): Promise<void> {
  const pause = Math.min(time - Date.now(), 1000);
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
}
