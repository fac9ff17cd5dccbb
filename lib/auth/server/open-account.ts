import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import type { OrganisationRole } from '@/lib/auth/organisation-role';
import { mirrorGate, userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import { isRecord } from '@/lib/core/is-record';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

type Opening = {
  uid: string;
  name: string;
  email: string;
  isVerified: boolean;
  role: Exclude<OrganisationRole, 'administrator'>;
  actorUid: string;
};

const openGate = { validAfter: 0, disabled: false };

/** The uid of an account that a call opens: the same when the call is repeated. */
export const openedUid = (callId: string): string =>
  `account${createHash('sha256').update(callId).digest('hex').slice(0, 20)}`;

/** Nobody can choose such a uid: the identity service makes other ones for people who sign up. */
export const isOpenedUid = (uid: string): boolean => /^account[0-9a-f]{20}$/.test(uid);

/**
 * Makes a sign-in without a password. The owner of the address sets one by the link of *Forgot your password*, which
 * verifies the address. Returns the owner's uid, which is another one when they signed up first. Only `writeAccount`
 * makes it an account. Repeating it changes nothing.
 *
 * @param uid follows from the call, so that a repetition finds its own
 */
export async function makeIdentity({ uid, name, email }: { uid: string; name: string; email: string }) {
  try {
    return (await adminAuth().createUser({ uid, email, displayName: name, emailVerified: false })).uid;
  } catch (cause) {
    // Made by an earlier attempt, or by the person a moment ago.
    const { users } = await adminAuth().getUsers([{ email }]);
    const [owner] = users;
    if (owner && isRecord(cause) && /^auth\/(?:uid|email)-already-exists$/.test(String(cause['code'])))
      return owner.uid;
    throw new AppError('server/unavailable', { cause });
  }
}

/** Opens the account of a sign-in that has none, in the transaction that decides about it; see `finishOpening`. */
export function writeAccount(transaction: Transaction, opening: Opening): void {
  const { uid, name, email, isVerified, role, actorUid } = opening;
  const at = Date.now();
  const address = isVerified ? { email } : { email: null, importedEmail: email };
  const user = { name, ...address, kind: 'account', role, createdAt: at, seenAt: 0 } as const;
  transaction.set(userReference(uid), user);
  transaction.set(gateReference(uid), openGate);
  writeAudit(transaction, auditId('person-imported', uid), {
    action: 'person-imported',
    actorUid,
    subjectUid: uid,
    after: { role },
    at,
  });
}

/** Writes what an account that was opened needs beside its documents. */
export async function finishOpening(uid: string): Promise<void> {
  await mirrorGate(uid, (await gateReference(uid).get()).data() ?? openGate);
}

/**
 * Removes a sign-in of `makeIdentity` whose account was never opened. One with an account, or one that never existed,
 * is left alone. Throws `server/unavailable`.
 */
export async function forgetIdentity(uid: string): Promise<void> {
  const [user, gate] = await Promise.all([userReference(uid).get(), gateReference(uid).get()]);
  if (user.exists || gate.exists) return;
  try {
    await adminAuth().deleteUsers([uid]);
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}
