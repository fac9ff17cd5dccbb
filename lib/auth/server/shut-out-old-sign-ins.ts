import 'server-only';
import { shutOutOldSignIns } from '@/lib/auth/contract';
import { moveGate } from '@/lib/auth/server/gate/move-gate';
import { finishGate } from '@/lib/auth/server/gate/write-gate';
import { requireRecentSignIn } from '@/lib/auth/server/require-recent-sign-in';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';

export const shutOutOldSignInsCallable = bindCallable(shutOutOldSignIns, {
  permit: ({ caller }) => {
    requireRecentSignIn(caller);
    return Promise.resolve(permitted(null));
  },
  // The gate moves to the time of this sign-in, so that this one stays good.
  run: async ({ caller }) => {
    const { validAfter } = await moveGate(caller.uid, caller.authTime, 'new-password');
    await finishGate(caller.uid);
    return { validAfter };
  },
});
