import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signOut,
  type User,
} from 'firebase/auth';
import { connectDatabaseEmulator, getDatabase, ref } from 'firebase/database';
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore';
import { authAddress, databaseAddress, firestoreAddress, ownProjectId } from './emulator-environment';
import { unique } from './unique';

export const password = 'correct horse battery';

const open = new Set<() => Promise<void>>();

/** A browser's SDKs in Node: one app with its Auth, Firestore (our own project) and Realtime Database (`namespace`). */
export function createWebClient(namespace = ownProjectId) {
  // Denials are what the tests are about; the SDK's warnings of them are not defects.
  setLogLevel('silent');
  const app = initializeApp(
    { projectId: ownProjectId, apiKey: 'fake', databaseURL: `https://${namespace}.firebaseio.com` },
    unique('app'),
  );
  const auth = getAuth(app);
  connectAuthEmulator(auth, authAddress.url, { disableWarnings: true });
  const database = getDatabase(app);
  connectDatabaseEmulator(database, databaseAddress.host, databaseAddress.port);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, firestoreAddress.host, firestoreAddress.port);
  open.add(async () => {
    // Else its timer for the next token keeps the process alive.
    await signOut(auth);
    await terminate(firestore);
    await deleteApp(app);
  });
  return { app, auth, database, firestore, place: (path: string) => ref(database, path) };
}

export type WebClient = ReturnType<typeof createWebClient>;

/** A client with an account of its own, signed in. */
export async function createSignedInClient(namespace?: string): Promise<WebClient & { readonly user: User }> {
  const client = createWebClient(namespace);
  const email = `${unique('person')}@example.com`;
  const { user } = await createUserWithEmailAndPassword(client.auth, email, password);
  return { ...client, user };
}

/** Ends every client of this file: to be called after all its tests. */
export async function closeWebClients(): Promise<void> {
  await Promise.all([...open].map((close) => close()));
  open.clear();
}
