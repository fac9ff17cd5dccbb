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

/** `initializeAuth` instead of `getAuth`: without the pop-up machinery, which nothing here uses. */
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
