import { NextResponse, type NextRequest } from 'next/server';
import { contentSecurityPolicy } from '@/lib/core/content-security-policy';
import { databaseUrl, findEmulators } from '@/lib/firebase/emulator-guard';

/**
 * Gives every page a nonce and the Content-Security-Policy that goes with it, made from the environment of
 * this request. Next finds the nonce in the policy on the request and stamps its own scripts with it. Runs on
 * the Edge runtime: nothing from Node here.
 */
export function middleware(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy({ nonce, ...readSources() });
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

function readSources() {
  const { env } = process;
  const emulators = findEmulators(env);
  const hasDatabase = emulators !== null || env['FIREBASE_DATABASE_URL'] !== undefined;
  return {
    isDevelopment: env.NODE_ENV === 'development',
    livekitUrl: env['LIVEKIT_URL'] ?? null,
    authDomain: env['FIREBASE_AUTH_DOMAIN'] ?? null,
    databaseUrl: hasDatabase ? databaseUrl(env) : null,
    emulators: emulators ? Object.values(emulators) : [],
    authEmulator: emulators?.auth ?? null,
    databaseEmulator: emulators?.database ?? null,
    sentryDsn: env['SENTRY_DSN'] ?? null,
    isCounted: env['FIREBASE_MEASUREMENT_ID'] !== undefined,
    hasPush: Boolean(env['FIREBASE_VAPID_KEY']),
  };
}

/** Every page, also one that is not there: all that is left out are doors (their policy is fixed) and files. */
export const config = {
  matcher: [
    {
      source:
        '/((?!api/|__/|_next/static|_next/image|monitoring$|icon\\.svg$|firebase-messaging-sw\\.js$|offline-worker\\.js$).*)',
    },
  ],
};
