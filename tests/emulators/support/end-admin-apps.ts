import { deleteApp, getApps } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/**
 * Ends the apps of a suite. Reads of a transaction that lost may still be under way when all else is done: Firestore
 * waits for them when it is terminated, which the end of an app does not do, and they would fail after the suite.
 */
export async function endAdminApps(): Promise<void> {
  for (const app of getApps()) {
    await getFirestore(app).terminate();
    await deleteApp(app);
  }
}
