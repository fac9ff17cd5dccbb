import 'server-only';
import { cert, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { requireVariable } from '@/lib/core/server/environment';
import { findEmulators } from '@/lib/firebase/emulator-guard';

/**
 * The Admin SDK's app, made on first use. With emulators it needs no credential; everywhere else it signs in
 * with the service account of `FIREBASE_SERVICE_ACCOUNT`.
 */
export function adminApp(): App {
  const [existing] = getApps();
  if (existing) return existing;
  const projectId = requireVariable(process.env, 'FIREBASE_PROJECT_ID');
  const app = findEmulators(process.env)
    ? initializeApp({ projectId })
    : initializeApp({ projectId, credential: cert(readServiceAccount()) });
  // Else a connection that was lost waits for up to two minutes before it is tried again.
  getFirestore(app).settings({ 'grpc.max_reconnect_backoff_ms': longestPause });
  return app;
}

/** Milliseconds between two attempts to reach Firestore again. */
const longestPause = 3000;

function readServiceAccount(): object {
  const text = requireVariable(process.env, 'FIREBASE_SERVICE_ACCOUNT');
  try {
    return JSON.parse(text) as object;
  } catch {
    // The parser's own message would quote the secret.
    throw new Error('FIREBASE_SERVICE_ACCOUNT is not JSON (see .env.example).');
  }
}
