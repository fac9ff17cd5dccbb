import { stackEnvironment } from '@/tests/support/services/stack-environment';

/**
 * Gives somebody who is signed in a password, through the Auth emulator's REST interface, as the web SDK does. Returns
 * the ID token that counts from then on.
 */
export async function linkPassword(
  idToken: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const response = await fetch(
    `http://${stackEnvironment().authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=emulator`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken, email, password, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`The account takes no password: ${response.status}`);
  const { idToken: fresh } = (await response.json()) as { idToken: string };
  return fresh;
}
