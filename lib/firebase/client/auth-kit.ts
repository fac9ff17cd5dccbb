import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  setPersistence,
} from 'firebase/auth';
import { readPublicConfig } from '@/lib/core/client/public-config';
import { isTabOnly } from '@/lib/core/client/tab-only';
import { browserApp } from './browser-app';

// Named one by one, so that the bundle holds nothing else of the SDK.
export {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
// For the account's own page.
export {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  updatePassword,
} from 'firebase/auth';
// For mailed links and new passwords.
export {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
// For signing in at another place: windows, redirects and who they lead to.
export {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  linkWithRedirect,
  OAuthProvider,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  SAMLAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  unlink,
} from 'firebase/auth';
export { makeAwayAuth } from './away-auth';

/** `initializeAuth` instead of `getAuth`: without the pop-up machinery, which `makeAwayAuth` and pop-ups bring. */
export const auth = initializeAuth(browserApp(), {
  persistence: isTabOnly()
    ? [browserSessionPersistence]
    : [indexedDBLocalPersistence, browserLocalPersistence],
});

const { emulators } = readPublicConfig();
if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });

/** From here on sign-ins are kept for this tab alone. */
export async function keepToThisTab(): Promise<void> {
  await setPersistence(auth, browserSessionPersistence);
}
