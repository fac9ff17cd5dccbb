import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { userReference } from '@/lib/auth/server/account-repository';
import { requireAddressOf } from '@/lib/auth/server/address-owner';
import { changeRoleIn } from '@/lib/auth/server/change-role';
import { departureReference } from '@/lib/auth/server/departures';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { finishOpening, makeIdentity, writeAccount } from '@/lib/auth/server/open-account';
import type { OrganisationRole } from '@/lib/auth/organisation-role';
import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

/** Somebody's place in a group as a transaction has read it; taking one throws where the group is full. */
export type GroupPlace = {
  taken: unknown;
  take: (
    person: { uid: string; name: string; kind: 'account' },
    action: { addedBy: string; callId: string },
  ) => void;
};

type AccountLine = {
  name: string;
  email: string;
  role: OrganisationRole | null;
  /** Whose the address is; null for nobody yet. */
  knownUid: string | null;
  /** What an account is called that this line makes. */
  ownUid: string;
  actorUid: string;
  callId: string;
  /** The person's place in the group that the line names. */
  readPlace: ((transaction: Transaction, uid: string) => Promise<GroupPlace>) | null;
};

/**
 * Account, role and place in a group in one commit, so a line that meets a group which has just become full, or the
 * last administrator, has changed nothing; the sign-in that a new account needs before it is the caller's to take away
 * then (`forgetIdentity`). Made by an attempt before, it is as new as it was.
 *
 * Throws `groups/full`, `groups/not-found`, `auth/address-unverified` where somebody else has said meanwhile that the
 * address is theirs, `auth/administrator-unverified`, `auth/last-administrator`, `auth/no-such-person` for an account
 * that is going, and `auth/role-needs-account`.
 */
export async function importAccount({
  name,
  email,
  role,
  knownUid,
  ownUid,
  ...action
}: AccountLine): Promise<{ uid: string; outcome: 'new' | 'changed' | 'unchanged' }> {
  const { actorUid, callId, readPlace } = action;
  const uid = knownUid ?? (await makeIdentity({ uid: ownUid, name, email }));
  const isVerified = await requireAddressOf(uid, email);
  if (role === 'administrator' && !isVerified) throw new AppError('auth/administrator-unverified');
  const outcome = await runTransaction(async (transaction) => {
    const [snapshot, gate, departure, place] = await Promise.all([
      transaction.get(userReference(uid)),
      transaction.get(gateReference(uid)),
      transaction.get(departureReference(uid)),
      readPlace?.(transaction, uid),
    ]);
    const known = snapshot.data();
    if (departure.exists || (!known && gate.exists)) throw new AppError('auth/no-such-person');
    if (known && uid === ownUid) return 'new';
    if (known && known.kind !== 'account') throw new AppError('auth/role-needs-account');
    // Reads more, so it comes before anything is written.
    const isOther =
      known !== undefined &&
      role !== null &&
      (await changeRoleIn(transaction, snapshot, { role, actorUid })).isChanged;
    if (!known) {
      // Only somebody who is here already.
      if (role === 'administrator') throw new AppError('auth/administrator-unverified');
      writeAccount(transaction, { uid, name, email, isVerified, role: role ?? 'member', actorUid });
    }
    const comes = place !== undefined && place.taken === undefined;
    if (comes) place.take({ uid, name: known?.name ?? name, kind: 'account' }, { addedBy: actorUid, callId });
    if (!known) return 'new';
    return isOther || comes ? 'changed' : 'unchanged';
  });
  if (outcome === 'new') await finishOpening(uid);
  return { uid, outcome };
}
