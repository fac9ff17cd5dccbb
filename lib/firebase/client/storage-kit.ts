import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { readPublicConfig } from '@/lib/core/client/public-config';
// Uploads under rules carry the ID token: it is there only when Auth is set up before the first request.
import './auth-kit';
import { browserApp, splitHost } from './browser-app';

export { ref, uploadBytesResumable } from 'firebase/storage';

export const storage = getStorage(browserApp());

const { emulators } = readPublicConfig();
if (emulators) connectStorageEmulator(storage, ...splitHost(emulators.storage));
