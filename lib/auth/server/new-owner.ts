import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '@/lib/auth/schema';
import { findUserByEmail, userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';

/**
 * Whose verified address it is to which an administrator gives what somebody owns. Throws `rooms/no-such-account`, and
 * `ownership/same` for the owner's own address.
 */
export async function findNewOwner(email: string, ownerUid: string): Promise<string> {
  const user = await findUserByEmail(email);
  if (!user) throw new AppError('rooms/no-such-account');
  if (user.uid === ownerUid) throw new AppError('ownership/same');
  return user.uid;
}

/**
 * The same person in the transaction that gives it to them: nobody who is shut out, or going, is left with something
 * that nobody looks after. Throws `rooms/no-such-account`, `ownership/shut-out`.
 */
export async function readNewOwner(transaction: Transaction, uid: string): Promise<User> {
  const [user, gate] = await Promise.all([
    transaction.get(userReference(uid)),
    transaction.get(gateReference(uid)),
  ]);
  const account = user.data();
  if (account?.kind !== 'account') throw new AppError('rooms/no-such-account');
  if (gate.data()?.disabled) throw new AppError('ownership/shut-out');
  return account;
}
