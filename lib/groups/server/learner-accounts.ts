import 'server-only';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

export const openGate = { validAfter: 0, disabled: false };

type NamedLearner = { uid: string; name: string; card: string };

/**
 * Makes the accounts at the identity service, all in one request, and the gates' replicas. By our own server, and
 * not by browsers: many sign-ups from one school's address would be refused. Repeating it changes nothing.
 */
export async function makeIdentities(learners: readonly NamedLearner[]): Promise<void> {
  const gates = Object.fromEntries(learners.map(({ uid, card }) => [`gates/${uid}`, { ...openGate, card }]));
  await Promise.all([importAccounts(learners), patchDatabase(gates, { as: '_outbox' })]);
}

async function importAccounts(learners: readonly NamedLearner[]): Promise<void> {
  const creationTime = new Date().toUTCString();
  try {
    const { errors } = await adminAuth().importUsers(
      learners.map(({ uid, name }) => ({ uid, displayName: name, metadata: { creationTime } })),
    );
    // Who is there already is not made again, which is right where it was cut off behind them.
    await Promise.all(errors.map(({ index }) => adminAuth().getUser(learners[index]?.uid ?? '')));
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}

/** Takes accounts away that nothing else is left of. Repeating it changes nothing. */
export async function removeIdentities(uids: readonly string[]): Promise<void> {
  try {
    await adminAuth().deleteUsers([...uids]);
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}
