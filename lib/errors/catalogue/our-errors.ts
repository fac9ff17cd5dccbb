import type { ErrorRow, ErrorRows } from '@/lib/errors/error-class';
import type { ErrorStatusName } from '@/lib/errors/error-status';

/**
 * Every code that an AppError can carry, a row each: its status, then its class as in every catalogue. Its words
 * stand under its name in messages/en/errors.json, unless the row names the words of another. A new error is one row
 * here and its words there.
 */
export const ourErrors = {
  'request/malformed': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'request/too-large': ['tooLarge', 'fix', 'no', 'error', 'quiet'],
  'request/forbidden-origin': ['forbidden', 'reload', 'no', 'error', 'report'],
  'request/method-not-allowed': ['wrongMethod', 'reload', 'no', 'error', 'report', 'client/outdated'],
  'request/unsupported-media-type': ['wrongType', 'reload', 'no', 'error', 'report', 'client/outdated'],
  'request/unknown-callable': ['absent', 'reload', 'no', 'error', 'report', 'client/outdated'],
  'request/timeout': ['timeout', 'auto', 'once', 'warn', 'report'],
  'request/in-progress': ['inProgress', 'auto', 'backoff', 'info', 'quiet'],
  'request/key-reused': ['taken', 'reload', 'no', 'error', 'report'],
  'request/rate-limited': ['tooOften', 'wait', 'backoff', 'warn', 'quiet'],
  'request/not-now': ['notNow', 'none', 'no', 'error', 'quiet'],

  'auth/required': ['unauthenticated', 'signin', 'no', 'warn', 'quiet'],
  'auth/invalid-token': ['unauthenticated', 'signin', 'no', 'warn', 'quiet'],
  'auth/expired-token': ['unauthenticated', 'auto', 'once', 'warn', 'quiet'],
  'auth/revoked': ['unauthenticated', 'signin', 'no', 'warn', 'quiet'],
  'auth/disabled': ['forbidden', 'admin', 'no', 'error', 'quiet'],
  'auth/account-missing': ['notYet', 'retry', 'once', 'warn', 'quiet'],
  'auth/accounts-only': ['forbidden', 'signin', 'no', 'info', 'quiet'],
  'auth/sign-in-too-old': ['notYet', 'signin', 'no', 'error', 'quiet', 'auth/sign-in-again'],
  'auth/administrators-only': ['forbidden', 'admin', 'no', 'info', 'quiet'],
  'auth/address-unverified': ['notNow', 'none', 'no', 'error', 'quiet'],
  'auth/administrator-unverified': ['notNow', 'none', 'no', 'error', 'quiet'],
  'auth/last-administrator': ['notNow', 'none', 'no', 'error', 'quiet'],
  'auth/no-such-person': ['absent', 'none', 'no', 'error', 'quiet'],
  'auth/not-oneself': ['notNow', 'none', 'no', 'error', 'quiet'],
  'auth/role-needs-account': ['notNow', 'none', 'no', 'error', 'quiet'],

  'access/denied': ['forbidden', 'host', 'no', 'info', 'quiet'],
  'access/changed': ['forbidden', 'none', 'no', 'info', 'quiet'],
  'access/overtaken': ['notNow', 'fix', 'no', 'info', 'quiet'],

  'organization/profile-name-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'organization/changed-meanwhile': ['notNow', 'fix', 'no', 'error', 'quiet'],
  'organization/contradiction': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'organization/profiles-in-use': ['notNow', 'fix', 'no', 'error', 'quiet'],
  'organization/profiles-used-up': ['notNow', 'fix', 'no', 'error', 'quiet'],

  'rooms/not-found': ['absent', 'none', 'no', 'error', 'quiet'],
  'rooms/not-a-member': ['forbidden', 'host', 'no', 'info', 'quiet'],
  'rooms/removed': ['forbidden', 'host', 'no', 'info', 'quiet'],
  'rooms/banned': ['forbidden', 'host', 'no', 'info', 'quiet'],
  'rooms/waiting': ['notYet', 'none', 'no', 'info', 'quiet'],
  'rooms/declined': ['forbidden', 'host', 'no', 'info', 'quiet'],
  'rooms/ended': ['notNow', 'none', 'no', 'info', 'quiet'],
  'rooms/no-session': ['notNow', 'fix', 'no', 'warn', 'quiet'],
  'rooms/locked': ['notYet', 'host', 'no', 'info', 'quiet'],
  'rooms/full': ['full', 'wait', 'no', 'info', 'quiet'],
  'rooms/too-many-joins': ['notNow', 'fix', 'no', 'info', 'quiet'],
  'rooms/code-invalid': ['absent', 'fix', 'no', 'error', 'quiet'],
  'rooms/name-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'rooms/no-such-account': ['absent', 'fix', 'no', 'error', 'quiet'],
  'rooms/already-member': ['taken', 'none', 'no', 'info', 'quiet'],
  'rooms/last-owner': ['notNow', 'none', 'no', 'error', 'quiet'],
  'rooms/archived': ['notNow', 'host', 'no', 'info', 'quiet'],
  'rooms/not-owner': ['forbidden', 'none', 'no', 'error', 'quiet'],
  'rooms/guest-owner': ['notNow', 'none', 'no', 'error', 'quiet'],
  'rooms/no-offer': ['notNow', 'none', 'no', 'info', 'quiet'],
  'rooms/undo-over': ['notNow', 'none', 'no', 'info', 'quiet'],
  'rooms/person-banned': ['notNow', 'none', 'no', 'info', 'quiet'],
  'rooms/other-name': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'rooms/not-a-maker': ['forbidden', 'none', 'no', 'error', 'quiet'],
  'rooms/not-everywhere-yet': ['unavailable', 'auto', 'backoff', 'info', 'quiet'],
  'rooms/words-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],

  'invites/not-valid': ['absent', 'host', 'no', 'info', 'quiet'],
  'invites/other-address': ['forbidden', 'signin', 'no', 'info', 'quiet'],
  'invites/unverified-address': ['forbidden', 'fix', 'no', 'info', 'quiet'],
  'invites/note-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],

  'groups/not-found': ['absent', 'none', 'no', 'error', 'quiet'],
  'groups/name-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'groups/learner-name-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'groups/name-taken': ['taken', 'fix', 'no', 'error', 'quiet'],
  'groups/full': ['full', 'fix', 'no', 'error', 'quiet'],
  'groups/no-such-learner': ['absent', 'none', 'no', 'error', 'quiet'],
  'groups/card-not-valid': ['forbidden', 'fix', 'no', 'error', 'quiet'],
  'groups/class-closed': ['tooOften', 'wait', 'no', 'warn', 'quiet'],
  'groups/not-a-guest': ['notNow', 'none', 'no', 'error', 'quiet'],
  'groups/not-your-learner': ['absent', 'none', 'no', 'error', 'quiet'],
  'groups/guest-elsewhere': ['forbidden', 'none', 'no', 'error', 'quiet'],
  'groups/already-in-group': ['taken', 'none', 'no', 'info', 'quiet'],
  'groups/learner-owns-room': ['notNow', 'none', 'no', 'error', 'quiet'],
  'groups/moving': ['notNow', 'wait', 'no', 'info', 'quiet'],

  'ownership/same': ['notNow', 'fix', 'no', 'error', 'quiet'],
  'ownership/changed': ['notNow', 'reload', 'no', 'error', 'quiet'],
  'ownership/shut-out': ['notNow', 'fix', 'no', 'error', 'quiet'],
  'ownership/no-room-maker': ['notNow', 'fix', 'no', 'error', 'quiet'],

  'services/not-found': ['absent', 'none', 'no', 'error', 'quiet'],
  'services/label-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],

  'call/media-server-unreachable': ['unavailable', 'retry', 'backoff', 'error', 'report'],
  'call/not-connected': ['unavailable', 'retry', 'no', 'error', 'report'],
  'call/connection-lost': ['unavailable', 'retry', 'no', 'error', 'quiet'],
  'call/replaced-elsewhere': ['taken', 'retry', 'no', 'warn', 'quiet'],
  'call/device-denied': ['forbidden', 'settings', 'no', 'warn', 'quiet'],
  'call/device-missing': ['absent', 'fix', 'no', 'warn', 'quiet'],
  'call/device-busy': ['notNow', 'retry', 'no', 'warn', 'quiet'],
  'call/device-unsupported': ['unsupported', 'settings', 'no', 'warn', 'quiet'],
  'call/device-failed': ['internal', 'retry', 'once', 'warn', 'report'],
  'call/share-denied': ['forbidden', 'retry', 'no', 'info', 'quiet'],
  'call/sound-blocked': ['notNow', 'retry', 'no', 'info', 'quiet'],

  'data/key-invalid': ['malformed', 'fix', 'no', 'error', 'report'],
  'data/path-too-long': ['malformed', 'fix', 'no', 'error', 'report'],
  'data/path-too-deep': ['malformed', 'fix', 'no', 'error', 'report', 'data/not-saved'],
  'data/value-too-large': ['tooLarge', 'fix', 'no', 'error', 'quiet'],
  'data/value-invalid': ['malformed', 'fix', 'no', 'error', 'report', 'data/not-saved'],
  'data/unreadable': ['internal', 'admin', 'no', 'error', 'report'],

  'documents/newer-version': ['notNow', 'reload', 'no', 'info', 'quiet'],
  'documents/unreadable': ['internal', 'admin', 'no', 'error', 'report'],
  'documents/part-unreadable': ['internal', 'none', 'no', 'error', 'report'],
  'documents/no-access': ['forbidden', 'host', 'no', 'error', 'report', 'data/no-access'],
  'documents/not-sent': ['forbidden', 'host', 'auto', 'info', 'quiet'],
  'documents/not-compacted': ['unavailable', 'auto', 'backoff', 'info', 'quiet'],
  'documents/full': ['full', 'fix', 'no', 'warn', 'quiet'],
  'documents/too-large': ['tooLarge', 'fix', 'no', 'error', 'quiet'],

  'worksheet/name-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'worksheet/not-found': ['absent', 'none', 'no', 'error', 'quiet'],
  'worksheet/too-many': ['full', 'fix', 'no', 'error', 'quiet'],
  'worksheet/too-many-cells': ['full', 'fix', 'no', 'error', 'quiet'],
  'worksheet/cell-too-long': ['tooLarge', 'fix', 'no', 'error', 'quiet'],

  'files/name-invalid': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'files/type-not-taken': ['wrongType', 'fix', 'no', 'error', 'quiet'],
  'files/empty': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'files/too-large': ['tooLarge', 'fix', 'no', 'error', 'quiet'],
  'files/person-full': ['full', 'fix', 'no', 'error', 'quiet'],
  'files/room-full': ['full', 'fix', 'no', 'error', 'quiet'],
  'files/not-arrived': ['notYet', 'retry', 'no', 'error', 'quiet'],
  'files/not-as-told': ['wrongType', 'fix', 'no', 'error', 'quiet'],
  'files/not-found': ['absent', 'none', 'no', 'error', 'quiet'],
  'files/picture-broken': ['malformed', 'fix', 'no', 'error', 'quiet'],
  'files/not-allowed': ['forbidden', 'host', 'no', 'error', 'quiet'],
  'files/no-answer': ['unavailable', 'retry', 'no', 'error', 'quiet'],
  'files/not-added': ['internal', 'retry', 'once', 'error', 'report'],
  'files/link-over': ['absent', 'reload', 'no', 'error', 'quiet'],
  'calendar/link-over': ['absent', 'none', 'no', 'info', 'quiet'],
  'chat/no-such-message': ['absent', 'none', 'no', 'info', 'quiet'],
  'chat/not-yours': ['forbidden', 'none', 'no', 'error', 'quiet'],
  'chat/edit-over': ['notNow', 'none', 'no', 'info', 'quiet'],
  'chat/pins-full': ['full', 'fix', 'no', 'error', 'quiet'],

  'server/unavailable': ['unavailable', 'retry', 'backoff', 'warn', 'quiet'],
  'server/internal': ['internal', 'retry', 'once', 'error', 'report'],

  'client/unknown': ['internal', 'reload', 'no', 'error', 'report'],
  'client/offline': ['unavailable', 'auto', 'auto', 'warn', 'quiet'],
  'client/outdated': ['notNow', 'reload', 'no', 'info', 'quiet'],
  'client/chunk-load': ['unavailable', 'reload', 'once', 'warn', 'quiet'],
  'client/clock-skew': ['notNow', 'settings', 'no', 'warn', 'quiet'],
  'client/storage-full': ['storageFull', 'settings', 'no', 'warn', 'quiet'],
  'client/storage-blocked': ['notNow', 'settings', 'no', 'warn', 'quiet'],
  'client/cancelled': ['notNow', 'none', 'no', 'info', 'quiet'],
} as const satisfies Readonly<Record<string, readonly [status: ErrorStatusName, ...row: ErrorRow]>>;

export type AppErrorCode = keyof typeof ourErrors;

/** Our errors as a catalogue, without their status. */
export const ourErrorRows: ErrorRows = Object.fromEntries(
  Object.entries(ourErrors).map(([code, [, ...row]]) => [code, row]),
);

/** Whether a value from outside (a response, a stored record) is one of our codes. */
export const isAppErrorCode = (value: unknown): value is AppErrorCode =>
  typeof value === 'string' && Object.hasOwn(ourErrors, value);
