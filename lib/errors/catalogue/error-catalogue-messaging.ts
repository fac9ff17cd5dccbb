import type { ErrorRow } from '@/lib/errors/error-class';

/** The codes of push messages. Source: firebase/messaging 12.19.0, `ERROR_MAP`. */
export const messagingErrors = {
  'messaging/permission-blocked': ['settings', 'no', 'info', 'quiet', 'push/blocked'],
  'messaging/permission-default': ['none', 'no', 'info', 'quiet', 'push/dismissed'],
  'messaging/unsupported-browser': ['settings', 'no', 'info', 'quiet', 'push/unsupported'],
  'messaging/indexed-db-unsupported': ['settings', 'no', 'info', 'quiet', 'push/unsupported'],
  'messaging/failed-service-worker-registration': ['reload', 'once', 'warn', 'report', 'push/later'],
  'messaging/service-worker-timeout': ['retry', 'once', 'warn', 'report', 'push/later'],
  'messaging/token-subscribe-failed': ['retry', 'backoff', 'warn', 'report', 'push/later'],
  'messaging/token-subscribe-no-token': ['retry', 'backoff', 'warn', 'report', 'push/later'],
  'messaging/token-update-failed': ['auto', 'auto', 'info', 'quiet', 'push/later'],
  'messaging/token-update-no-token': ['auto', 'auto', 'info', 'quiet', 'push/later'],
  'messaging/token-unsubscribe-failed': ['retry', 'once', 'warn', 'report', 'push/later'],
  'messaging/fid-registration-failed': ['retry', 'backoff', 'warn', 'report', 'push/later'],
  'messaging/fid-unregister-failed': ['retry', 'once', 'warn', 'report', 'push/later'],
  'messaging/missing-app-config-values': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/only-available-in-window': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/only-available-in-sw': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/invalid-sw-registration': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/invalid-vapid-key': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/use-sw-after-get-token': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/use-vapid-key-after-get-token': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/invalid-bg-handler': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/invalid-on-registered-handler': ['admin', 'no', 'warn', 'report', 'push/set-up-wrongly'],
  'messaging/fid-registration-idb-schema-unavailable': [
    'admin',
    'no',
    'warn',
    'report',
    'push/set-up-wrongly',
  ],
} as const satisfies Record<string, ErrorRow>;
