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
 * The people with the administrator's role and an open gate. The transaction retries when one of them changes before
 * the commit.
 */
export async function readAdministrators(transaction: Transaction): Promise<Administrator[]> {
  const { docs } = await transaction.get(userCollection().where('role', '==', 'administrator'));
  const found = docs.map((user) => ({ ...user.data(), uid: user.id })).filter(isAdministrator);
  if (found.length === 0) return [];
  const gates = await transaction.getAll(...found.map(({ uid }) => gateReference(uid)));
  return found.filter((_, index) => gates[index]?.data()?.disabled === false);
}

/** Whether this person is the only administrator. For a warning beforehand; the actions themselves ask again. */
export const isLastAdministrator = (uid: string): Promise<boolean> =>
  runTransaction(async (transaction) => {
    const administrators = await readAdministrators(transaction);
    return administrators.length === 1 && administrators[0]?.uid === uid;
  });

/**
 * Called before a transaction takes a person's administration away. Two administrators who remove each other read
 * each other here, so only one of them succeeds. Throws `auth/last-administrator`.
 */
export async function requireAnotherAdministrator(transaction: Transaction, uid: string): Promise<void> {
  const administrators = await readAdministrators(transaction);
  if (!administrators.some((other) => other.uid !== uid)) throw new AppError('auth/last-administrator');
}
