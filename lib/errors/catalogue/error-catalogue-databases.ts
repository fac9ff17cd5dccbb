import type { ErrorRow } from '@/lib/errors/error-class';

/**
 * The codes of Firestore and the Realtime Database. The databases name no service in their codes; we put it in front.
 *
 * Source: firebase/firestore 12.19.0, `Code` and `isPermanentError`; firebase/database 12.19.0.
 */
export const databasesErrors = {
  'firestore/permission-denied': ['host', 'no', 'error', 'report', 'data/no-access'],
  'firestore/unauthenticated': ['auto', 'auto', 'warn', 'quiet', 'data/refreshing'],
  'firestore/unavailable': ['auto', 'auto', 'warn', 'quiet', 'client/offline'],
  'firestore/deadline-exceeded': ['auto', 'auto', 'warn', 'quiet', 'data/slow'],
  'firestore/resource-exhausted': ['auto', 'auto', 'error', 'report', 'data/busy'],
  'firestore/aborted': ['retry', 'no', 'warn', 'quiet', 'data/changed-meanwhile'],
  'firestore/failed-precondition': ['reload', 'no', 'error', 'report', 'data/open-elsewhere'],
  'firestore/not-found': ['none', 'no', 'error', 'quiet', 'data/deleted'],
  'firestore/already-exists': ['fix', 'no', 'error', 'quiet', 'data/exists'],
  'firestore/invalid-argument': ['fix', 'no', 'error', 'report', 'data/not-saved'],
  'firestore/out-of-range': ['fix', 'no', 'error', 'quiet', 'data/out-of-range'],
  'firestore/cancelled': ['none', 'no', 'info', 'quiet', 'client/cancelled'],
  'firestore/internal': ['retry', 'once', 'error', 'report', 'server/internal'],
  'firestore/unknown': ['retry', 'once', 'error', 'report', 'server/internal'],
  'firestore/data-loss': ['admin', 'no', 'error', 'report', 'data/unreadable'],
  'firestore/unimplemented': ['none', 'no', 'info', 'quiet', 'data/no-offline-store'],
  'firestore/offline': ['auto', 'auto', 'warn', 'quiet', 'client/offline'],
  'firestore/write-pending': ['auto', 'auto', 'info', 'quiet', 'data/waiting'],
  'firestore/write-rejected-late': ['fix', 'no', 'error', 'quiet', 'data/rejected-late'],
  'rtdb/permission-denied': ['host', 'no', 'error', 'report', 'data/no-access'],
  'rtdb/unavailable': ['auto', 'auto', 'warn', 'quiet', 'data/busy'],
  'rtdb/too-big': ['fix', 'no', 'error', 'report', 'data/too-much'],
  'rtdb/disconnected': ['auto', 'auto', 'warn', 'quiet', 'data/live-paused'],
  'rtdb/disconnect': ['retry', 'no', 'warn', 'quiet', 'data/unsure'],
  'rtdb/maxretry': ['retry', 'once', 'warn', 'quiet', 'data/changed-meanwhile'],
  'rtdb/set': ['retry', 'once', 'warn', 'quiet', 'data/changed-meanwhile'],
  'rtdb/invalid-key': ['fix', 'no', 'error', 'report', 'data/key-invalid'],
  'rtdb/path-too-long': ['fix', 'no', 'error', 'report', 'data/path-too-long'],
  'rtdb/path-too-deep': ['fix', 'no', 'error', 'report', 'data/not-saved'],
  'rtdb/value-too-large': ['fix', 'no', 'error', 'quiet', 'data/value-too-large'],
  'rtdb/contains-undefined': ['fix', 'no', 'error', 'report', 'data/not-saved'],
} as const satisfies Record<string, ErrorRow>;
