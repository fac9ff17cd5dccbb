import 'server-only';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Why } from '@/lib/audit/reason';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { roleOf, type OrganisationRole } from '@/lib/auth/organisation-role';
import type { User } from '@/lib/auth/schema';
import { userReference } from '@/lib/auth/server/account-repository';
import { requireAnotherAdministrator } from '@/lib/auth/server/administrators';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';

type Change = Why & { uid: string; role: OrganisationRole; actorUid: string };

/**
 * Makes a person an administrator, a host or a member, from their next request on. Returns their role before.
 * Repeating it does nothing.
 *
 * Throws `auth/no-such-person`, `auth/role-needs-account`, `auth/administrator-unverified`,
 * `auth/last-administrator`.
 */
export async function changeRoleOf({ uid, role, actorUid, reason }: Change): Promise<OrganisationRole> {
  if (role === 'administrator') await requireVerifiedAddress(uid);
  return runTransaction(async (transaction) => {
    const user = await transaction.get(userReference(uid));
    const why = reason === undefined ? {} : { reason };
    return (await changeRoleIn(transaction, user, { role, actorUid, ...why })).before;
  });
}

/**
 * The same in a transaction that has read the person and not written yet. A caller that makes an administrator must
 * have checked their address before. A role that a person has only by the organisation's default is written all the
 * same, because the default may change.
 */
export async function changeRoleIn(
  transaction: Transaction,
  snapshot: DocumentSnapshot<User>,
  { role, actorUid, reason }: Omit<Change, 'uid'>,
): Promise<{ before: OrganisationRole; isChanged: boolean }> {
  const uid = snapshot.id;
  const user = snapshot.data();
  if (!user) throw new AppError('auth/no-such-person');
  const before = roleOf(user, (await readOrganizationIn(transaction)).rules);
  if (before === role && (user.kind !== 'account' || user.role === role)) return { before, isChanged: false };
  if (user.kind !== 'account') throw new AppError('auth/role-needs-account');
  if (before === 'administrator') await requireAnotherAdministrator(transaction, uid);
  transaction.update(userReference(uid), { role });
  writeAudit(transaction, auditId('role-changed', uid, versionOf(snapshot)), {
    action: 'role-changed',
    actorUid,
    subjectUid: uid,
    before: { role: before },
    after: { role },
    ...(reason !== undefined && { reason }),
    at: Date.now(),
  });
  return { before, isChanged: true };
}

/** The identity service knows first: the user document follows with the next sign-in. */
async function requireVerifiedAddress(uid: string): Promise<void> {
  const { users } = await adminAuth().getUsers([{ uid }]);
  const [record] = users;
  if (!record) throw new AppError('auth/no-such-person');
  if (!record.emailVerified) throw new AppError('auth/administrator-unverified');
}
