import * as z from 'zod/mini';
import { personNameSchema } from '@/lib/auth/schema';
import { defineContract } from '@/lib/callables/callable-contract';

/** Characters that the identity service takes at most. */
const longestPassword = 4096;

/**
 * Makes sure that the signed-in account has its user document and its gate. Called after every sign-up and
 * sign-in; a name is taken over only when the account has none yet.
 *
 * A password comes along where one was typed. Our server looks at it once, and again after it was changed. A new
 * account with a password opens only with one that our server has found good enough, also past our forms. Without it
 * the answer is `auth/password-unchecked`, and with a weak one `auth/password-weak`.
 */
export const ensureAccount = defineContract({
  name: 'ensureAccount',
  kind: 'natural',
  input: z.strictObject({
    name: z.optional(personNameSchema),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(longestPassword))),
  }),
  output: z.object({ uid: z.string(), name: z.string() }),
});

/**
 * Shuts every sign-in of the caller that is older than the one that asks out of our doors and of both databases,
 * after a new password. Asked within minutes of signing in, else `auth/sign-in-too-old`.
 */
export const shutOutOldSignIns = defineContract({
  name: 'shutOutOldSignIns',
  kind: 'natural',
  input: z.strictObject({}),
  output: z.object({ validAfter: z.number() }),
});

/** The code of a mailed link, as the identity service makes it. */
const mailedCode = z.strictObject({ code: z.string().check(z.regex(/^[\w-]{1,1000}$/)) });

/**
 * Confirms the address of an account by a mailed link, for a page that is not signed in to it: the password and every
 * sign-in end, because somebody else may have made the account. Anybody may call it who holds the code of the link.
 */
export const confirmAddress = defineContract({
  name: 'confirmAddress',
  kind: 'keyed',
  input: mailedCode,
  /** False: the address was confirmed before, and nothing has ended. */
  output: z.object({ areSignInsOver: z.boolean() }),
});

/**
 * Gives an account its address back by a mailed link, and shuts every sign-in out. Anybody may call it who holds the
 * code of the link, which nobody else gets than the owner of the address.
 */
export const takeAddressBack = defineContract({
  name: 'takeAddressBack',
  kind: 'keyed',
  input: mailedCode,
  /** False: one that was open before may stay in for as long as its token lives, an hour at most. */
  output: z.object({ areSignInsOver: z.boolean() }),
});
