import type { Auth } from 'firebase/auth';
import type { Database } from 'firebase/database';
import type { Firestore } from 'firebase/firestore';
import type { Page } from 'playwright';
import type { addOne } from './add-one';
import type { sdk as Sdk } from './browser-entry';
import { authAddress, databaseAddress, firestoreAddress, ownProjectId } from './emulator-environment';
import { unique } from './unique';
import { password } from './web-client';

/** What tests find in the page. */
export type InPage = {
  readonly sdk: typeof Sdk;
  readonly addOne: typeof addOne;
  auth: Auth;
  database: Database;
  firestore: Firestore;
  uid: string;
  /** What listeners noted. */
  seen: unknown[];
};

/** Signs a fresh person up in the page, or finds the one who is signed in, and connects every SDK. */
export async function setUpPage(page: Page, namespace: string): Promise<string> {
  return page.evaluate(
    async ({ authUrl, firestore, database, projectId, namespace, email, password }) => {
      const page = globalThis as unknown as InPage;
      const { app: apps, auth: auths, database: databases, firestore: firestores } = page.sdk;
      apps.setLogLevel('silent');
      const databaseURL = `https://${namespace}.firebaseio.com`;
      const app = apps.initializeApp({ projectId, apiKey: 'fake', databaseURL });
      page.auth = auths.getAuth(app);
      auths.connectAuthEmulator(page.auth, authUrl, { disableWarnings: true });
      const tabManager = firestores.persistentMultipleTabManager();
      const localCache = firestores.persistentLocalCache({ tabManager });
      page.firestore = firestores.initializeFirestore(app, { localCache });
      firestores.connectFirestoreEmulator(page.firestore, firestore.host, firestore.port);
      page.database = databases.getDatabase(app);
      databases.connectDatabaseEmulator(page.database, database.host, database.port);
      page.seen = [];
      await page.auth.authStateReady();
      if (!page.auth.currentUser) await auths.createUserWithEmailAndPassword(page.auth, email, password);
      page.uid = page.auth.currentUser?.uid ?? '';
      return page.uid;
    },
    {
      authUrl: authAddress.url,
      firestore: firestoreAddress,
      database: databaseAddress,
      projectId: ownProjectId,
      namespace,
      email: `${unique('page')}@example.com`,
      password,
    },
  );
}
