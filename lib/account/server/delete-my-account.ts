import 'server-only';
import { deleteMyAccount } from '@/lib/account/contract';
import { deleteAccountOf } from '@/lib/account/server/delete-account';
import { kindOf } from '@/lib/account/server/kind-of';
import { requireRecentSignIn } from '@/lib/auth/server/require-recent-sign-in';
import { bindCallable, permitted, type Caller } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';

/**
 * A learner's account belongs to the host who made it. A guest cannot sign in again; every other caller must have
 * done so recently. A deletion that was cut off may leave no document: then the sign-in decides.
 */
async function requireOwnHands(caller: Caller): Promise<void> {
  const kind = await kindOf(caller.uid);
  if (kind === 'learner') throw new AppError('access/denied');
  if (kind === 'account') requireRecentSignIn(caller);
}

export const deleteMyAccountCallable = bindCallable(deleteMyAccount, {
  permit: async ({ caller }) => {
    await requireOwnHands(caller);
    return permitted(null);
  },
  run: async ({ caller }) => {
    const answer = await deleteAccountOf(caller.uid, caller.uid);
    if (typeof answer === 'object') return { outcome: 'owner' as const, ...answer };
    return { outcome: 'deleted' as const };
  },
});
