import { stackEnvironment } from './stack-environment';

/** What somebody does about their sign-in without a page of ours: the identity service is open to everybody. */
export async function askIdentityService(
  what: 'signUp' | 'update' | 'sendOobCode',
  body: object,
): Promise<{ localId: string; idToken: string }> {
  const { authHost } = stackEnvironment();
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=emulator`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await response.json()) as { localId: string; idToken: string };
}
