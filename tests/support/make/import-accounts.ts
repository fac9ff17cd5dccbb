import { randomBytes } from 'node:crypto';
import { preferredSeat } from '@/lib/core/person-hue';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

const anyUid = (): string =>
  randomBytes(60)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 28);

/**
 * A uid as the identity service makes them: 28 letters and digits. For a copy of somebody it is one by which they
 * prefer the same colour, since rooms keep it.
 */
export function newUid(like?: string): string {
  const uid = anyUid();
  return like === undefined || preferredSeat(uid) === preferredSeat(like) ? uid : newUid(like);
}

type Account = { uid: string; email: string; name: string; password: string };

/** Makes accounts with a verified address and a password in one request, each of which has signed in once. */
export async function importAccounts(people: readonly Account[]): Promise<void> {
  const { authHost, projectId } = stackEnvironment();
  const lastLoginAt = String(Date.now());
  const users = people.map(({ uid, email, name, password }) => ({
    ...{ localId: uid, email, displayName: name, emailVerified: true },
    ...{ rawPassword: password, lastLoginAt },
  }));
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users, sanityCheck: true }),
  });
  const text = await response.text();
  const isDone = response.ok && !(JSON.parse(text) as { error?: unknown[] }).error?.length;
  if (!isDone) throw new Error(`The identity service takes no accounts: ${text}`);
}
