import type { ErrorRow } from '@/lib/errors/error-class';

/** The codes of push messages. Their words come with notifications. Source: firebase/messaging 12.19.0, `ERROR_MAP`. */
export const messagingErrors = {
  'messaging/permission-blocked': ['settings', 'no', 'info', 'quiet'],
  'messaging/permission-default': ['none', 'no', 'info', 'quiet'],
  'messaging/unsupported-browser': ['settings', 'no', 'info', 'quiet'],
  'messaging/indexed-db-unsupported': ['settings', 'no', 'info', 'quiet'],
  'messaging/failed-service-worker-registration': ['reload', 'once', 'warn', 'report'],
  'messaging/service-worker-timeout': ['retry', 'once', 'warn', 'report'],
  'messaging/token-subscribe-failed': ['retry', 'backoff', 'warn', 'report'],
  'messaging/token-subscribe-no-token': ['retry', 'backoff', 'warn', 'report'],
  'messaging/token-update-failed': ['auto', 'auto', 'info', 'quiet'],
  'messaging/token-update-no-token': ['auto', 'auto', 'info', 'quiet'],
  'messaging/token-unsubscribe-failed': ['retry', 'once', 'warn', 'report'],
  'messaging/fid-registration-failed': ['retry', 'backoff', 'warn', 'report'],
  'messaging/fid-unregister-failed': ['retry', 'once', 'warn', 'report'],
  'messaging/missing-app-config-values': ['admin', 'no', 'warn', 'report'],
  'messaging/only-available-in-window': ['admin', 'no', 'warn', 'report'],
  'messaging/only-available-in-sw': ['admin', 'no', 'warn', 'report'],
  'messaging/invalid-sw-registration': ['admin', 'no', 'warn', 'report'],
  'messaging/invalid-vapid-key': ['admin', 'no', 'warn', 'report'],
  'messaging/use-sw-after-get-token': ['admin', 'no', 'warn', 'report'],
  'messaging/use-vapid-key-after-get-token': ['admin', 'no', 'warn', 'report'],
  'messaging/invalid-bg-handler': ['admin', 'no', 'warn', 'report'],
  'messaging/invalid-on-registered-handler': ['admin', 'no', 'warn', 'report'],
  'messaging/fid-registration-idb-schema-unavailable': ['admin', 'no', 'warn', 'report'],
} as const satisfies Record<string, ErrorRow>;
