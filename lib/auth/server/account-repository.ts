import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { userConverter, userReference } from '@/lib/auth/server/user-converter';
import { readGateRooms, writeGate } from '@/lib/auth/server/gate/write-gate';
import type { Gate, User } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

export { userReference };

export const userCollection = (): CollectionReference<User> =>
  adminFirestore().collection('users').withConverter(userConverter);

/**
 * The account with this e-mail address, or null. Only verified addresses are stored, so nobody is found by an address
 * that they merely claimed. Addresses are stored in lower case.
 */
export async function findUserByEmail(email: string): Promise<(User & { uid: string }) | null> {
  const [found] = (await userCollection().where('email', '==', email).limit(1).get()).docs;
  return found ? { uid: found.id, ...found.data() } : null;
}

/**
 * Makes the user document and the gate where they are missing, updates them by the identity service, and returns the
 * result. The transaction reads the gate again: an account whose deletion began after the request was let in is not
 * written again. Throws `auth/disabled`.
 *
 * Only accounts are found by an address: a learner who has linked one stays with the host who made their card.
 *
 * @param validSince since when the identity service counts sign-ins (seconds since 1970); the gate follows
 */
export async function ensureUserAndGate(
  uid: string,
  fresh: User,
  validSince = 0,
): Promise<{ user: User; gate: Gate }> {
  return runTransaction(async (transaction) => {
    const [userNow, gateNow] = await Promise.all([
      transaction.get(userReference(uid)),
      transaction.get(gateReference(uid)),
    ]);
    const known = userNow.data();
    const before = gateNow.data() ?? { validAfter: 0, disabled: false };
    const gate = { ...before, validAfter: Math.max(before.validAfter, validSince) };
    if (gate.disabled) throw new AppError('auth/disabled');
    const hasMoved = gate.validAfter !== before.validAfter;
    const roomIds = hasMoved ? await readGateRooms(transaction, uid) : [];
    const email = known?.kind === 'account' ? fresh.email : null;
    const { seenAt, passwordCheckedAt } = fresh;
    const mark = passwordCheckedAt === undefined ? {} : { passwordCheckedAt };
    const user = known ? { ...withAddress(known, email), seenAt, ...mark } : fresh;
    if (!known || known.email !== user.email || known.seenAt !== user.seenAt || 'passwordCheckedAt' in mark) {
      transaction.set(userReference(uid), user);
    }
    if (hasMoved) writeGate(transaction, { uid, gate, roomIds, now: Date.now() });
    else if (!gateNow.exists) transaction.set(gateReference(uid), gate);
    return { user, gate };
  });
}

/** A verified address replaces the address by which an import opened the account. */
function withAddress({ importedEmail, ...known }: User, email: string | null): User {
  return { ...known, ...(email === null && importedEmail !== undefined && { importedEmail }), email };
}

/**
 * Writes the replica of a new gate. Until it is there nobody comes in, and the first sign-in writes it again. A
 * refusal means that a later gate is there already, as intended: the rule keeps `validAfter` from going back.
 */
export async function mirrorGate(uid: string, gate: Gate): Promise<void> {
  await patchDatabase({ [`gates/${uid}`]: gate }, { as: '_outbox' });
}
