import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
} from 'firebase/firestore';
import { readPublicConfig } from '@/lib/core/client/public-config';
// Reads under rules carry the ID token: it is there only when Auth is set up before the first request.
import './auth-kit';
import { browserApp, splitHost } from './browser-app';

export {
  collection,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';

export const firestore = initializeFirestore(browserApp(), {});

const { emulators } = readPublicConfig();
if (emulators) connectFirestoreEmulator(firestore, ...splitHost(emulators.firestore));

/** Tries to connect at once. By itself the SDK waits ever longer between two attempts, up to a minute. */
export async function reconnect(): Promise<void> {
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
