import type { ErrorRow } from '@/lib/errors/error-class';

/**
 * The codes of the Admin SDK on our server.
 *
 * Source: firebase-admin, `lib/auth/error.js` and `lib/messaging/error.js`.
 */
export const adminErrors = {
  'auth/id-token-expired': ['auto', 'once', 'warn', 'quiet', 'auth/expired-token'],
  'auth/id-token-revoked': ['signin', 'no', 'warn', 'quiet', 'auth/revoked'],
  'auth/session-cookie-expired': ['signin', 'no', 'warn', 'quiet', 'auth/signed-out'],
  'auth/session-cookie-revoked': ['signin', 'no', 'warn', 'quiet', 'auth/revoked'],
  'admin-auth/argument-error': ['signin', 'no', 'warn', 'report', 'auth/invalid-token'],
  'auth/claims-too-large': ['admin', 'no', 'error', 'report', 'server/internal'],
  'auth/reserved-claim': ['admin', 'no', 'error', 'report', 'server/internal'],
  'auth/insufficient-permission': ['admin', 'no', 'error', 'report', 'server/internal'],
  'auth/invalid-session-cookie-duration': ['admin', 'no', 'error', 'report', 'server/internal'],
  'admin-auth/user-not-found': ['signin', 'no', 'error', 'quiet', 'auth/no-account'],
  'auth/email-already-exists': ['fix', 'no', 'error', 'quiet', 'auth/email-taken'],
  'auth/uid-already-exists': ['none', 'no', 'info', 'quiet', 'auth/account-exists'],
  'messaging/registration-token-not-registered': ['auto', 'auto', 'info', 'quiet', 'push/not-sent'],
  'messaging/installation-id-not-registered': ['auto', 'auto', 'info', 'quiet', 'push/not-sent'],
  'messaging/invalid-registration-token': ['auto', 'auto', 'warn', 'quiet', 'push/not-sent'],
  'messaging/mismatched-credential': ['admin', 'no', 'error', 'report', 'push/not-sent'],
  'messaging/message-rate-exceeded': ['auto', 'backoff', 'warn', 'quiet', 'push/not-sent'],
  'messaging/device-message-rate-exceeded': ['auto', 'backoff', 'warn', 'quiet', 'push/not-sent'],
  'messaging/payload-size-limit-exceeded': ['fix', 'no', 'error', 'report', 'push/not-sent'],
  'messaging/server-unavailable': ['auto', 'backoff', 'warn', 'quiet', 'push/not-sent'],
  'messaging/third-party-auth-error': ['admin', 'no', 'error', 'report', 'push/not-sent'],
} as const satisfies Record<string, ErrorRow>;
