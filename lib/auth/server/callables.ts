import 'server-only';
import { ensureAccount } from '@/lib/auth/contract';
import { personNameSchema, type User } from '@/lib/auth/schema';
import { ensureUserAndGate, mirrorGate } from '@/lib/auth/server/account-repository';
import { bindCallable, permitted } from '@/lib/core/server/callable-binding';

const ensureAccountCallable = bindCallable(ensureAccount, {
  account: 'creating',
  // Everyone may open an account for themselves: the uid and the address come from the verified token.
  permit: () => Promise.resolve(permitted(null)),
  run: async ({ caller, input }) => {
    const claimed = caller.email?.toLowerCase() ?? null;
    const email = caller.isEmailVerified ? claimed : null;
    const name = input.name ?? nameFromEmail(claimed);
    const now = Date.now();
    const fresh: User = { name, email, kind: 'account', createdAt: now, seenAt: startOfDay(now) };
    const { user, gate } = await ensureUserAndGate(caller.uid, fresh);
    await mirrorGate(caller.uid, gate);
    return { uid: caller.uid, name: user.name };
  },
});

export const authCallables = [ensureAccountCallable];

const day = 24 * 60 * 60_000;

/** Kept to the day, so that a visit writes once a day. UTC. */
const startOfDay = (now: number) => now - (now % day);

/** What someone is called who never told us: the part before the @, if it can be a name. */
function nameFromEmail(email: string | null): string {
  const parsed = personNameSchema.safeParse(email?.split('@')[0] ?? '');
  return parsed.success ? parsed.data : 'Guest';
}
