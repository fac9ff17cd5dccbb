import { setTimeout } from 'node:timers/promises';
import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import { askEmulator } from '@/emulators/ask-emulator';

/** About half a minute. */
const mostTries = 30;

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
    const response = await deleteAll(`The emulator's ${what}`, url);
    if (!response.ok) throw new Error(`The emulator's ${what} were not deleted: HTTP ${response.status}.`);
  }
}

/** What the server does after its last answer still writes: the emulator refuses for a moment then (HTTP 409). */
async function deleteAll(what: string, url: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await askEmulator(what, url, { method: 'DELETE' });
    if (response.status !== 409 || tries === mostTries) return response;
    await setTimeout(1000);
  }
}
