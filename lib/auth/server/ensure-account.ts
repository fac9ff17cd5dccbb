import 'server-only';
import { ensureAccount } from '@/lib/auth/contract';
import { type User, personNameSchema } from '@/lib/auth/schema';
import { ensureUserAndGate } from '@/lib/auth/server/account-repository';
import { checkPassword } from '@/lib/auth/server/check-password';
import { lookUpSignIns } from '@/lib/auth/server/gate/valid-since';
import { settleGate } from '@/lib/auth/server/gate/write-gate';
import { makeAccountOf } from '@/lib/auth/server/guests/become-account';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';

const day = 24 * 60 * 60_000;

/** Stored by UTC day, so that visits write once a day. */
const startOfDay = (now: number) => now - (now % day);

/** The name of a person who never told us one: the part before the @, if it can be a name. */
function nameFromEmail(email: string | null): string {
  const parsed = personNameSchema.safeParse(email?.split('@')[0] ?? '');
  return parsed.success ? parsed.data : 'Guest';
}

export const ensureAccountCallable = bindCallable(ensureAccount, {
  account: 'creating',
  // Every caller may open an account for themselves: uid and address come from the verified token.
  permit: () => Promise.resolve(permitted(null)),
  run: async ({ caller, input }) => {
    const claimed = caller.email?.toLowerCase() ?? null;
    const email = caller.isEmailVerified ? claimed : null;
    const name = input.name ?? nameFromEmail(claimed);
    const now = Date.now();
    const fresh: User = { name, email, kind: 'account', createdAt: now, seenAt: startOfDay(now) };
    // The page may have closed before it could tell us. So this catches up with a changed password, and with a
    // guest's first one.
    const { validSince, hasWayIn } = await lookUpSignIns(caller.uid);
    const mark = await checkPassword(caller, input.password, validSince);
    const { user } = await ensureUserAndGate(caller.uid, { ...fresh, ...mark }, validSince);
    if (user.kind === 'guest' && hasWayIn) await makeAccountOf(caller.uid);
    await settleGate(caller.uid);
    return { uid: caller.uid, name: user.name };
  },
});
