import 'server-only';
import { confirmAddress, ensureAccount, shutOutOldSignIns, takeAddressBack } from '@/lib/auth/contract';
import { personNameSchema, type User } from '@/lib/auth/schema';
import { ensureUserAndGate } from '@/lib/auth/server/account-repository';
import { confirmAddress as confirmAddressBy } from '@/lib/auth/server/confirm-address';
import { makeAccountOf } from '@/lib/auth/server/guests/become-account';
import { moveGate } from '@/lib/auth/server/gate/move-gate';
import { takeBackAddress } from '@/lib/auth/server/take-back-address';
import { checkPassword } from '@/lib/auth/server/check-password';
import { finishGate, settleGate } from '@/lib/auth/server/gate/write-gate';
import { lookUpSignIns } from '@/lib/auth/server/gate/valid-since';
import { requireRecentSignIn } from '@/lib/auth/server/require-recent-sign-in';
import { bindCallable, bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import type { Limit } from '@/lib/core/server/limit';
import { limitFailures, requireSpareFor } from '@/lib/firebase/server/limit-store';

const ensureAccountCallable = bindCallable(ensureAccount, {
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

const shutOutOldSignInsCallable = bindCallable(shutOutOldSignIns, {
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

/** Per network address, because the identity service would count all of them as ours. */
const failuresPerAddress: Limit = { name: 'mailed links not valid', max: 100, windowMs: 10 * 60_000 };

/** Does what a mailed code allows, unless too many codes of that address were wrong. */
const byMailedCode = <T>(address: string, work: () => Promise<T>): Promise<T> =>
  limitFailures([{ limit: failuresPerAddress, subject: address }], ['request/not-now'], work);

const takeAddressBackCallable = bindPublicCallable(takeAddressBack, {
  // Open to every holder of the code; the identity service checks the code.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareFor({ limit: failuresPerAddress, subject: caller.address }),
  run: ({ caller, input }) => byMailedCode(caller.address, () => takeBackAddress(input.code)),
});

const confirmAddressCallable = bindPublicCallable(confirmAddress, {
  // Only the owner of the address gets the code by mail; the identity service checks it.
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

/** Stored by UTC day, so that visits write once a day. */
const startOfDay = (now: number) => now - (now % day);

/** The name of a person who never told us one: the part before the @, if it can be a name. */
function nameFromEmail(email: string | null): string {
  const parsed = personNameSchema.safeParse(email?.split('@')[0] ?? '');
  return parsed.success ? parsed.data : 'Guest';
}
