import type { ErrorRow } from '@/lib/errors/error-class';

/**
 * The codes of callable functions, for answers that do not carry a code of ours.
 *
 * Source: firebase/functions 12.19.0, `codeForHTTPStatus`.
 */
export const functionsErrors = {
  'functions/deadline-exceeded': ['auto', 'once', 'warn', 'report', 'request/timeout'],
  'functions/internal': ['retry', 'once', 'error', 'report', 'server/internal'],
  'functions/unauthenticated': ['auto', 'once', 'warn', 'quiet', 'auth/expired-token'],
  'functions/permission-denied': ['host', 'no', 'error', 'quiet', 'access/denied'],
  'functions/not-found': ['reload', 'no', 'error', 'report', 'client/outdated'],
  'functions/invalid-argument': ['fix', 'no', 'error', 'quiet', 'request/malformed'],
  'functions/failed-precondition': ['none', 'no', 'error', 'quiet', 'request/not-now'],
  'functions/already-exists': ['fix', 'no', 'error', 'quiet', 'data/exists'],
  'functions/aborted': ['retry', 'once', 'warn', 'quiet', 'data/changed-meanwhile'],
  'functions/resource-exhausted': ['wait', 'backoff', 'warn', 'quiet', 'request/rate-limited'],
  'functions/unavailable': ['auto', 'backoff', 'warn', 'report', 'server/unavailable'],
  'functions/cancelled': ['none', 'no', 'info', 'quiet', 'client/cancelled'],
  'functions/out-of-range': ['fix', 'no', 'error', 'quiet', 'data/out-of-range'],
  'functions/unimplemented': ['reload', 'no', 'error', 'report', 'client/outdated'],
  'functions/data-loss': ['admin', 'no', 'error', 'report', 'data/unreadable'],
  'functions/unknown': ['retry', 'once', 'error', 'report', 'server/internal'],
} as const satisfies Record<string, ErrorRow>;
