import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** The emulator counts nothing that is older than the account itself, so the account has to seem older. */
export async function openSinceLongAgo({ uid }: { uid: string }): Promise<void> {
  const { authHost, projectId } = stackEnvironment();
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: '1' }),
  });
  if (!response.ok) throw new Error(`The account is as young as it was: ${await response.text()}`);
}
