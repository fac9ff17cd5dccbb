import 'server-only';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import type { OrganisationRole } from '@/lib/auth/organisation-role';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate';
import { AppError } from '@/lib/core/app-error';
import { isRecord } from '@/lib/core/is-record';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

type Opening = {
  /** Follows from the call, so that one that was cut off finds its own. */
  uid: string;
  name: string;
  email: string;
  role: Exclude<OrganisationRole, 'administrator'>;
  actorUid: string;
};

const openGate = { validAfter: 0, disabled: false };

/**
 * Opens an account for somebody who is not here yet, without a password: they make one by the link of *Forgot your
 * password*, which shows that the address is theirs. Repeating it changes nothing. Returns whose account the address is.
 */
export async function openAccountFor({ uid, name, email, role, actorUid }: Opening): Promise<string> {
  const owner = await makeIdentity({ uid, name, email });
  const at = Date.now();
  await runTransaction(async (transaction) => {
    const [user, gate] = await Promise.all([
      transaction.get(userReference(owner)),
      transaction.get(gateReference(owner)),
    ]);
    // Whoever has signed up meanwhile is what they are.
    if (user.exists || gate.exists) return;
    transaction.set(userReference(owner), {
      name,
      email: null,
      kind: 'account',
      role,
      createdAt: at,
      seenAt: 0,
    });
    transaction.set(gateReference(owner), openGate);
    writeAudit(transaction, auditId('person-imported', owner), {
      action: 'person-imported',
      actorUid,
      subjectUid: owner,
      after: { role },
      at,
    });
  });
  const gate = (await gateReference(owner).get()).data() ?? openGate;
  await patchDatabase({ [`gates/${owner}`]: gate }, { as: '_outbox' });
  return owner;
}

async function makeIdentity({ uid, name, email }: Pick<Opening, 'uid' | 'name' | 'email'>): Promise<string> {
  try {
    return (await adminAuth().createUser({ uid, email, displayName: name, emailVerified: false })).uid;
  } catch (cause) {
    // Made by the attempt before, or by themselves a moment ago.
    const { users } = await adminAuth().getUsers([{ email }]);
    const [owner] = users;
    if (owner && isRecord(cause) && /^auth\/(?:uid|email)-already-exists$/.test(String(cause['code'])))
      return owner.uid;
    throw new AppError('server/unavailable', { cause });
  }
}
