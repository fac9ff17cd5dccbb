import { stackEnvironment } from './stack-environment';

/** Signs in with a custom token through the Auth emulator's REST interface, as the web SDK does. */
export async function signInWithToken(customToken: string): Promise<{ uid: string; idToken: string }> {
  const response = await fetch(
    `http://${stackEnvironment().authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=emulator`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: customToken, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken?: string };
  if (!idToken) throw new Error(`The token does not sign anybody in: ${response.status}`);
  const [, claims = ''] = idToken.split('.');
  const { user_id: uid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { user_id: string };
  return { uid, idToken };
}
