import 'server-only';
import type { UserRecord } from 'firebase-admin/auth';
import { AppError } from '@/lib/core/app-error';
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

/** Asks the identity service. Throws `server/unavailable`. */
export async function lookUpValidSince(uid: string): Promise<number> {
  try {
    return validSinceOf(await adminAuth().getUser(uid));
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}
