/** What signing in gives: the tokens of one account. */
export type SignedIn = { uid: string; idToken: string; refreshToken: string; expiresIn: number };

/** Signs in by e-mail and password through the Auth emulator's REST interface, as the web SDK does. */
export async function signInWithPassword(
  authHost: string,
  email: string,
  password: string,
): Promise<SignedIn> {
  const { signedIn, said } = await askForTokens(authHost, email, password);
  if (!signedIn) throw new Error(`${email} cannot sign in: ${said}`);
  return signedIn;
}

/** The same for somebody who may have another password by now, or be shut out; null when they do not get in by it. */
export async function findSignIn(
  authHost: string,
  email: string,
  password: string,
): Promise<SignedIn | null> {
  return (await askForTokens(authHost, email, password)).signedIn;
}

async function askForTokens(
  authHost: string,
  email: string,
  password: string,
): Promise<{ signedIn: SignedIn | null; said: string }> {
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
  const said = JSON.stringify(answer);
  if (!localId || !idToken || !refreshToken) return { signedIn: null, said };
  return { signedIn: { uid: localId, idToken, refreshToken, expiresIn: Number(expiresIn) }, said };
}
