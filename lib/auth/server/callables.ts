import 'server-only';
import { ensureAccount } from '@/lib/auth/contract';
import { personNameSchema } from '@/lib/auth/schema';
import { ensureUserAndGate, mirrorGate } from '@/lib/auth/server/account-repository';
import { bindCallable, permitted } from '@/lib/core/server/callable-binding';

const ensureAccountCallable = bindCallable(ensureAccount, {
  account: 'creating',
  // Everyone may open an account for themselves: the uid and the address come from the verified token.
  permit: () => Promise.resolve(permitted(null)),
  run: async ({ caller, input }) => {
    const email = caller.email?.toLowerCase() ?? null;
    const name = input.name ?? nameFromEmail(email);
    const { user, gate } = await ensureUserAndGate(caller.uid, { name, email, createdAt: Date.now() });
    await mirrorGate(caller.uid, gate);
    return { uid: caller.uid, name: user.name };
  },
});

export const authCallables = [ensureAccountCallable];

/** What someone is called who never told us: the part before the @, if it can be a name. */
function nameFromEmail(email: string | null): string {
  const parsed = personNameSchema.safeParse(email?.split('@')[0] ?? '');
  return parsed.success ? parsed.data : 'Guest';
}
