/** What signing in gives: the tokens of one account. */
export type SignedIn = { uid: string; idToken: string; refreshToken: string; expiresIn: number };

/** Signs in by e-mail and password through the Auth emulator's REST interface, as the web SDK does. */
export async function signInWithPassword(
  authHost: string,
  email: string,
  password: string,
): Promise<SignedIn> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=emulator`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const answer = (await response.json()) as {
    localId?: string;
    idToken?: string;
    refreshToken?: string;
    expiresIn?: string;
  };
  const { localId, idToken, refreshToken, expiresIn } = answer;
  if (!localId || !idToken || !refreshToken) {
    throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
  }
  return { uid: localId, idToken, refreshToken, expiresIn: Number(expiresIn) };
}
