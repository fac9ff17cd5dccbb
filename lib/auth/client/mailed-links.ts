import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { homeOfSignedIn, toNextPath } from '../next-path';

/** Whom a mailed link concerns. */
export type LinkSubject = {
  email: string;
  /** The address before, where the link changes it or takes a change back. */
  previousEmail: string | null;
};

/**
 * Has a link mailed by which the owner of an address chooses a new password. Resolves alike whether the address
 * has an account or not: who asks learns nothing.
 */
export async function mailPasswordLink(email: string, next: string): Promise<void> {
  const { auth, sendPasswordResetEmail } = await loadAuth();
  try {
    await sendPasswordResetEmail(auth, email, { url: addressOf(next) });
  } catch (thrown) {
    // A project that does not protect its addresses would tell.
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/user-not-found')) throw thrown;
  }
}

/** Has a link mailed to whoever is signed in, which shows that the address is theirs, and leads on to `next`. */
export async function mailVerificationLink(next = homeOfSignedIn): Promise<void> {
  const { auth, sendEmailVerification } = await loadAuth();
  if (auth.currentUser) await sendEmailVerification(auth.currentUser, { url: addressOf(next) });
}

/** Whose password a link changes; throws for one that is used up, too old or not ours. */
export async function lookAtPasswordLink(code: string): Promise<LinkSubject> {
  const { auth, verifyPasswordResetCode } = await loadAuth();
  return { email: await verifyPasswordResetCode(auth, code), previousEmail: null };
}

/** What a link confirms, without using it up; throws for one that is used up, too old or not ours. */
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
 * Carries out what a link confirms, and lets our server know when it concerns whoever is signed in here. A changed
 * address ends every sign-in; then there is nobody to tell, and the next sign-in brings it.
 */
export async function confirmByLink(code: string): Promise<void> {
  const { auth, applyActionCode } = await loadAuth();
  await applyActionCode(auth, code);
  try {
    // The token says whether the address is verified, and our server believes nothing else.
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
 * Confirms an address by a link. A page that is signed in to its account does so as it is. For any other page our
 * server does, which ends every sign-in: who made the account need not own the address. Resolves with whether they are
 * over.
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
 * Takes an address back by a link, through our server: it also ends every sign-in, here and wherever somebody else is
 * signed in. Where it cannot, the identity service gives the address back, or says why not, and whoever comes next
 * brings the rest. Resolves with whether every sign-in is over.
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
