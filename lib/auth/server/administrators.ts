import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { isAdministrator } from '@/lib/auth/organisation-role';
import type { User } from '@/lib/auth/schema';
import { userCollection } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

export type Administrator = User & { uid: string };

/**
 * Who can administrate: has the role, and an open gate. Read in a transaction, what it has found stays so until the
 * commit, or the transaction begins anew.
 */
export async function readAdministrators(transaction: Transaction): Promise<Administrator[]> {
  const { docs } = await transaction.get(userCollection().where('role', '==', 'administrator'));
  const found = docs.map((user) => ({ ...user.data(), uid: user.id })).filter(isAdministrator);
  if (found.length === 0) return [];
  const gates = await transaction.getAll(...found.map(({ uid }) => gateReference(uid)));
  return found.filter((_, index) => gates[index]?.data()?.disabled === false);
}

/** Whether nobody could administrate without this person. To be told beforehand; the actions themselves ask again. */
export const isLastAdministrator = (uid: string): Promise<boolean> =>
  runTransaction(async (transaction) => {
    const administrators = await readAdministrators(transaction);
    return administrators.length === 1 && administrators[0]?.uid === uid;
  });

/**
 * Asked by whatever takes somebody's administration away, before its transaction writes: two who remove each other
 * read each other here, so only one of them gets through. Throws `auth/last-administrator`.
 */
export async function requireAnotherAdministrator(transaction: Transaction, uid: string): Promise<void> {
  const administrators = await readAdministrators(transaction);
  if (!administrators.some((other) => other.uid !== uid)) throw new AppError('auth/last-administrator');
}
