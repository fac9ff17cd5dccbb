import 'server-only';
import { publicConfigText, type PublicConfig } from '@/lib/core/public-config';
import { readRelease } from '@/lib/core/server/read-release';
import { requireVariable, type Environment } from '@/lib/core/server/environment';
import { databaseUrl, findEmulators, storageBucket } from '@/lib/firebase/emulator-guard';

/**
 * The public configuration of this deployment, read from the environment at request time.
 * Throws an Error that names the first variable that is missing.
 */
function readPublicConfig(env: Environment = process.env): PublicConfig {
  const emulators = findEmulators(env);
  return {
    release: readRelease(env),
    firebase: {
      apiKey: requireVariable(env, 'FIREBASE_API_KEY'),
      authDomain: requireVariable(env, 'FIREBASE_AUTH_DOMAIN'),
      projectId: requireVariable(env, 'FIREBASE_PROJECT_ID'),
      databaseURL: databaseUrl(env),
      storageBucket: storageBucket(env),
      appId: requireVariable(env, 'FIREBASE_APP_ID'),
    },
    emulators,
    livekitUrl: requireVariable(env, 'LIVEKIT_URL'),
    sentryDsn: env['SENTRY_DSN'] ?? null,
    measurementId: env['FIREBASE_MEASUREMENT_ID'] ?? null,
    vapidKey: env['FIREBASE_VAPID_KEY'] || null,
  };
}

/**
 * The public configuration as the root layout embeds it, safe inside
 * `<script type="application/json" id="public-config">`.
 */
export function publicConfigJson(env: Environment = process.env): string {
  return publicConfigText(readPublicConfig(env));
}
