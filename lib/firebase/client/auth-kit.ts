import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { readPublicConfig } from '@/lib/core/client/public-config';
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
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

const { emulators } = readPublicConfig();
if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
