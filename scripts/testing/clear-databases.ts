import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import { askEmulator } from '@/emulators/ask-emulator';

/**
 * Deletes all accounts and all data of a test stack. The Firestore emulator scans whole collections for each query, so
 * what one project of tests leaves behind slows the next one down.
 */
export async function clearDatabases(env: TestEnvironment): Promise<void> {
  const projectId = env['FIREBASE_PROJECT_ID'] ?? '';
  const places = {
    accounts: `http://${env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}/emulator/v1/projects/${projectId}/accounts`,
    documents: `http://${env['FIRESTORE_EMULATOR_HOST'] ?? ''}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    tree: `http://${env['FIREBASE_DATABASE_EMULATOR_HOST'] ?? ''}/.json?ns=${projectId}-default-rtdb`,
  };
  for (const [what, url] of Object.entries(places)) {
    const response = await askEmulator(`The emulator's ${what}`, url, { method: 'DELETE' });
    if (!response.ok) throw new Error(`The emulator's ${what} were not deleted: HTTP ${response.status}.`);
  }
}
