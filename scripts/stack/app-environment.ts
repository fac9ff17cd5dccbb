import type { LivekitKeys } from './livekit-config';

/** The variables by which the app finds its services; `.env.example` explains each. */
export function appEnvironment(options: {
  projectId: string;
  /** The emulators' own variables, as their SDKs read them. */
  emulators: Readonly<Record<string, string>>;
  /** LiveKit as browsers reach it. */
  livekitUrl: string;
  /** LiveKit as our server reaches it, when that is another way. */
  livekitApiUrl?: string;
  livekitKeys: LivekitKeys;
  /** See `stackSecret`. */
  secret: string;
  sentryDsn?: string;
  /** A mail server, and where the links in mails lead. */
  mail?: { smtpUrl: string; appUrl: string };
  /** A fake push service; see `startPushSink`. */
  pushUrl?: string;
}): Record<string, string> {
  const { projectId, emulators, livekitUrl, livekitApiUrl, livekitKeys, secret, sentryDsn, mail, pushUrl } =
    options;
  return {
    ...emulators,
    CHALKTALK_SECRET: secret,
    // On one machine nobody is kept out who can read the other secret.
    CRON_SECRET: secret,
    FIREBASE_PROJECT_ID: projectId,
    // The emulators take any key; the SDK only wants one.
    FIREBASE_API_KEY: 'emulator',
    FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    FIREBASE_APP_ID: '1:0:web:0',
    // The Auth emulator stands in for every place at which one can sign in.
    AUTH_PROVIDERS: 'google.com,microsoft.com,oidc.school:School account',
    LIVEKIT_URL: livekitUrl,
    ...(livekitApiUrl !== undefined && { LIVEKIT_API_URL: livekitApiUrl }),
    LIVEKIT_API_KEY: livekitKeys.apiKey,
    LIVEKIT_API_SECRET: livekitKeys.apiSecret,
    ...(sentryDsn !== undefined && { SENTRY_DSN: sentryDsn }),
    ...(mail && {
      SMTP_URL: mail.smtpUrl,
      MAIL_FROM: 'Chalktalk <rooms@chalktalk.test>',
      APP_URL: mail.appUrl,
    }),
    // The fake takes any key of the right form: 65 bytes of a point on the curve P-256, uncompressed.
    ...(pushUrl !== undefined && {
      FIREBASE_VAPID_KEY: `B${'A'.repeat(86)}`,
      CHALKTALK_FAKE_PUSH_URL: pushUrl,
    }),
    // Else Google's libraries look for a metadata server and warn that there is none.
    METADATA_SERVER_DETECTION: 'none',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
