import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { homeOfSignedIn, toNextPath } from '../next-path';

/** The account that a mailed link concerns. */
export type LinkSubject = {
  email: string;
  /** The address before, for a link that changes it or takes a change back. */
  previousEmail: string | null;
};

/**
 * Has a link mailed by which the owner of an address chooses a new password. Resolves alike whether the address has
 * an account or not, so that a stranger learns nothing.
 */
export async function mailPasswordLink(email: string, next: string): Promise<void> {
  const { auth, sendPasswordResetEmail } = await loadAuth();
  try {
    await sendPasswordResetEmail(auth, email, { url: addressOf(next) });
  } catch (thrown) {
    // Without e-mail enumeration protection, the project would reveal that.
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/user-not-found')) throw thrown;
  }
}

/** Has a link mailed to the signed-in person that verifies their address and leads on to `next`. */
export async function mailVerificationLink(next = homeOfSignedIn): Promise<void> {
  const { auth, sendEmailVerification } = await loadAuth();
  if (auth.currentUser) await sendEmailVerification(auth.currentUser, { url: addressOf(next) });
}

/** The account whose password a link changes. Throws for a link that is used up, too old or not ours. */
export async function lookAtPasswordLink(code: string): Promise<LinkSubject> {
  const { auth, verifyPasswordResetCode } = await loadAuth();
  return { email: await verifyPasswordResetCode(auth, code), previousEmail: null };
}

/** What a link confirms, without using it up. Throws for a link that is used up, too old or not ours. */
export async function lookAtLink(code: string): Promise<LinkSubject> {
  const { auth, checkActionCode } = await loadAuth();
  const { email, previousEmail } = (await checkActionCode(auth, code)).data;
  return { email: email ?? '', previousEmail: previousEmail ?? null };
}

export async function setPasswordByLink(code: string, password: string): Promise<void> {
  const { auth, confirmPasswordReset } = await loadAuth();
  await confirmPasswordReset(auth, code, password);
}

/**
 * Carries out what a link confirms, and tells our server when a person is signed in here. A changed address ends
 * every sign-in; then the next sign-in tells our server.
 */
export async function confirmByLink(code: string): Promise<void> {
  const { auth, applyActionCode } = await loadAuth();
  await applyActionCode(auth, code);
  try {
    // Only the token tells our server whether the address is verified.
    if (!(await auth.currentUser?.getIdToken(true))) return;
    const [{ callServer }, { ensureAccount }] = await Promise.all([
      import('@/lib/callables/client/call-server'),
      import('@/lib/auth/contract'),
    ]);
    await callServer(ensureAccount, {});
  } catch {
    // The link has done its work all the same.
  }
}

/**
 * Confirms an address by a link. A page that is signed in to its account keeps its sign-in. For any other page our
 * server confirms and ends every sign-in, because the account's maker need not own the address. Resolves with whether
 * they are over.
 */
export async function confirmAddressByLink(code: string, email: string): Promise<boolean> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  if (auth.currentUser?.email?.toLowerCase() === email.toLowerCase()) {
    await confirmByLink(code);
    return false;
  }
  const [{ callServer }, { confirmAddress }] = await Promise.all([
    import('@/lib/callables/client/call-server'),
    import('@/lib/auth/contract'),
  ]);
  return (await callServer(confirmAddress, { code })).areSignInsOver;
}

/**
 * Takes an address back by a link, through our server, which also ends every sign-in on all devices. When our server
 * cannot, the identity service gives the address back or says why not. The next request with an old sign-in then ends
 * the rest. Resolves with whether every sign-in is over.
 */
export async function takeAddressBackByLink(code: string): Promise<boolean> {
  const [{ callServer }, { takeAddressBack }] = await Promise.all([
    import('@/lib/callables/client/call-server'),
    import('@/lib/auth/contract'),
  ]);
  try {
    return (await callServer(takeAddressBack, { code })).areSignInsOver;
  } catch {
    await confirmByLink(code);
    return false;
  }
}

const addressOf = (path: string): string => new URL(toNextPath(path), location.origin).href;
