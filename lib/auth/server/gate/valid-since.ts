import 'server-only';
import type { UserRecord } from 'firebase-admin/auth';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

type Times = Pick<UserRecord, 'tokensValidAfterTime'> & {
  metadata: Pick<UserRecord['metadata'], 'creationTime'>;
};

/**
 * Since when the identity service counts an account's sign-ins, in seconds since 1970: a new password or address
 * has moved that. 0 for one that was never moved; such an account counts since it was made, give or take the
 * second that both are rounded to.
 */
export function validSinceOf({ tokensValidAfterTime, metadata }: Times): number {
  const since = seconds(tokensValidAfterTime);
  return since > seconds(metadata.creationTime) + 1 ? since : 0;
}

const seconds = (time: string | undefined): number => (time ? Math.floor(Date.parse(time) / 1000) : 0);

/**
 * What the identity service knows of an account: since when it counts sign-ins, and whether there is any way to
 * sign in by oneself. Throws `server/unavailable`.
 */
export async function lookUpSignIns(uid: string): Promise<{ validSince: number; hasWayIn: boolean }> {
  try {
    const record = await adminAuth().getUser(uid);
    return { validSince: validSinceOf(record), hasWayIn: record.providerData.length > 0 };
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}
