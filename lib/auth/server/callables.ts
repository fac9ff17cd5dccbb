import 'server-only';
import { confirmAddress, ensureAccount, shutOutOldSignIns, takeAddressBack } from '@/lib/auth/contract';
import { personNameSchema, type User } from '@/lib/auth/schema';
import { ensureUserAndGate } from '@/lib/auth/server/account-repository';
import { confirmAddress as confirmAddressBy } from '@/lib/auth/server/confirm-address';
import { makeAccountOf } from '@/lib/auth/server/guests/become-account';
import { moveGate } from '@/lib/auth/server/gate/move-gate';
import { takeBackAddress } from '@/lib/auth/server/take-back-address';
import { finishGate, settleGate } from '@/lib/auth/server/gate/write-gate';
import { lookUpSignIns } from '@/lib/auth/server/gate/valid-since';
import { requireRecentSignIn } from '@/lib/auth/server/require-recent-sign-in';
import { bindCallable, bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import type { Limit } from '@/lib/core/server/limit';
import { limitFailures, requireSpareFor } from '@/lib/firebase/server/limit-store';

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
    // What was done where nobody could tell us, because the page was closed, counts from here on: a password that
    // was changed, and a guest's that is their first.
    const { validSince, hasWayIn } = await lookUpSignIns(caller.uid);
    const { user } = await ensureUserAndGate(caller.uid, fresh, validSince);
    if (user.kind === 'guest' && hasWayIn) await makeAccountOf(caller.uid);
    await settleGate(caller.uid);
    return { uid: caller.uid, name: user.name };
  },
});

const shutOutOldSignInsCallable = bindCallable(shutOutOldSignIns, {
  permit: ({ caller }) => {
    requireRecentSignIn(caller);
    return Promise.resolve(permitted(null));
  },
  // This sign-in's own instant, so that it stays good itself.
  run: async ({ caller }) => {
    const { validAfter } = await moveGate(caller.uid, caller.authTime, 'new-password');
    await finishGate(caller.uid);
    return { validAfter };
  },
});

/** From one network address: the identity service would count all of them as ours. */
const failuresPerAddress: Limit = { name: 'mailed links not valid', max: 100, windowMs: 10 * 60_000 };

/** Does what a mailed code allows, unless too many codes of that address were wrong. */
const byMailedCode = <T>(address: string, work: () => Promise<T>): Promise<T> =>
  limitFailures([{ limit: failuresPerAddress, subject: address }], ['request/not-now'], work);

const takeAddressBackCallable = bindPublicCallable(takeAddressBack, {
  // Whoever holds the code may; whether it is good the identity service says.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareFor({ limit: failuresPerAddress, subject: caller.address }),
  run: ({ caller, input }) => byMailedCode(caller.address, () => takeBackAddress(input.code)),
});

const confirmAddressCallable = bindPublicCallable(confirmAddress, {
  // The code goes by mail to the address; whether it is good the identity service says.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareFor({ limit: failuresPerAddress, subject: caller.address }),
  run: ({ caller, input }) => byMailedCode(caller.address, () => confirmAddressBy(input.code)),
});

export const authCallables = [
  ensureAccountCallable,
  shutOutOldSignInsCallable,
  takeAddressBackCallable,
  confirmAddressCallable,
];

const day = 24 * 60 * 60_000;

/** Kept to the day, so that a visit writes once a day. UTC. */
const startOfDay = (now: number) => now - (now % day);

/** What someone is called who never told us: the part before the @, if it can be a name. */
function nameFromEmail(email: string | null): string {
  const parsed = personNameSchema.safeParse(email?.split('@')[0] ?? '');
  return parsed.success ? parsed.data : 'Guest';
}
