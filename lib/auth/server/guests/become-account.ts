import 'server-only';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import type { PersonKind } from '@/lib/auth/person-kind';
import { userReference } from '@/lib/auth/server/account-repository';
import { searchable } from '@/lib/auth/server/user-converter';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

/** Whether somebody can sign in by themselves, as the identity service says. */
export async function hasWayIn(uid: string): Promise<boolean> {
  const { users } = await adminAuth().getUsers([{ uid }]);
  return users.some(({ providerData }) => providerData.length > 0);
}

/**
 * Makes an account of a guest who has a way to sign in by now, as the identity service says and not the caller:
 * under the same uid, so rooms, name and all that they wrote stay. Somebody who is an account already stays one.
 * Calls that they are in keep the mark of a guest until the next join. Throws `request/not-now` for everybody else.
 */
export async function makeAccountOf(uid: string): Promise<{ kind: PersonKind }> {
  const { providerData, email, emailVerified } = await adminAuth().getUser(uid);
  const at = Date.now();
  const verified = emailVerified ? (email?.toLowerCase() ?? null) : null;
  return runTransaction(async (transaction) => {
    const [user, listings, places, uses, passes] = await Promise.all([
      transaction.get(userReference(uid)),
      transaction.get(adminFirestore().collection(`users/${uid}/rooms`)),
      // In groups of hosts.
      transaction.get(adminFirestore().collectionGroup('people').where('uid', '==', uid)),
      // Where hosts read who came by an invite.
      transaction.get(adminFirestore().collectionGroup('uses').where('uid', '==', uid)),
      // Where they wait to be let in.
      transaction.get(adminFirestore().collection('lobbyPasses').where('uid', '==', uid)),
    ]);
    const known = user.data();
    const kind = known?.kind;
    if (kind === 'account') return { kind };
    if (known?.kind !== 'guest' || providerData.length === 0) throw new AppError('request/not-now');
    const account = { kind: 'account' } as const;
    writeAudit(transaction, auditId('account-kept', uid), {
      action: 'account-kept',
      actorUid: uid,
      subjectUid: uid,
      before: { kind: known.kind },
      after: account,
      at,
    });
    transaction.update(userReference(uid), {
      ...account,
      email: verified,
      ...searchable({ name: known.name, email: verified }),
    });
    for (const { id } of listings.docs) transaction.update(memberReference(id, uid), account);
    for (const { ref } of [...places.docs, ...uses.docs, ...passes.docs]) transaction.update(ref, account);
    return account;
  });
}
