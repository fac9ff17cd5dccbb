import type { ErrorRow } from '@/lib/errors/error-class';

/** The codes of the parts of Firebase that work unseen. Source: firebase/app, app-check and installations 12.19.0. */
export const firebaseErrors = {
  'appCheck/throttled': ['reload', 'no', 'error', 'report', 'client/not-checked'],
  'appCheck/initial-throttle': ['reload', 'no', 'error', 'report', 'client/not-checked'],
  'appCheck/recaptcha-error': ['settings', 'no', 'error', 'report', 'client/not-checked'],
  'appCheck/fetch-network-error': ['retry', 'once', 'warn', 'quiet', 'client/not-checked'],
  'installations/app-offline': ['auto', 'auto', 'info', 'quiet', 'push/later'],
  'installations/request-failed': ['auto', 'auto', 'warn', 'report', 'push/later'],
  'app/idb-open': ['settings', 'no', 'warn', 'report', 'client/storage-full'],
  'app/idb-get': ['settings', 'no', 'warn', 'report', 'client/storage-full'],
  'app/idb-set': ['settings', 'no', 'warn', 'report', 'client/storage-full'],
} as const satisfies Record<string, ErrorRow>;
