import { initializeApp, getApps, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The Admin SDK against the emulators of one stack. */
export type AdminSdk = { app: App; auth: Auth; firestore: Firestore };

/** Connects the Admin SDK of this process; it reads the emulators' addresses from `process.env`. */
export function connectAdminSdk(projectId: string, emulators: Readonly<Record<string, string>>): AdminSdk {
  Object.assign(process.env, emulators, { METADATA_SERVER_DETECTION: 'none' });
  const app = getApps()[0] ?? initializeApp({ projectId });
  return { app, auth: getAuth(app), firestore: getFirestore(app) };
}
