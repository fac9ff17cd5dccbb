import type { AppErrorCode } from './error-codes';

/** The statuses of the Firebase callable protocol (google.rpc.Code) that our codes use. */
type CallableStatus =
  | 'INVALID_ARGUMENT'
  | 'FAILED_PRECONDITION'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'UNAUTHENTICATED'
  | 'RESOURCE_EXHAUSTED'
  | 'ABORTED'
  | 'DEADLINE_EXCEEDED'
  | 'UNIMPLEMENTED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

export type ErrorStatus = { readonly http: number; readonly callable: CallableStatus };

const status = (http: number, callable: CallableStatus): ErrorStatus => ({ http, callable });

const malformed = status(400, 'INVALID_ARGUMENT');
const unauthenticated = status(401, 'UNAUTHENTICATED');
const forbidden = status(403, 'PERMISSION_DENIED');
const notNow = status(409, 'FAILED_PRECONDITION');
const absent = status(404, 'NOT_FOUND');
const taken = status(409, 'ALREADY_EXISTS');
const unavailable = status(503, 'UNAVAILABLE');
const internal = status(500, 'INTERNAL');

const statuses: Readonly<Record<AppErrorCode, ErrorStatus>> = {
  'request/malformed': malformed,
  'request/too-large': status(413, 'INVALID_ARGUMENT'),
  'request/forbidden-origin': forbidden,
  'request/method-not-allowed': status(405, 'UNIMPLEMENTED'),
  'request/unsupported-media-type': status(415, 'INVALID_ARGUMENT'),
  'request/unknown-callable': absent,
  'request/timeout': status(504, 'DEADLINE_EXCEEDED'),
  'request/in-progress': status(409, 'ABORTED'),
  'request/key-reused': taken,
  'request/rate-limited': status(429, 'RESOURCE_EXHAUSTED'),
  'request/not-now': notNow,

  'auth/required': unauthenticated,
  'auth/invalid-token': unauthenticated,
  'auth/expired-token': unauthenticated,
  'auth/revoked': unauthenticated,
  'auth/disabled': forbidden,
  'auth/account-missing': status(403, 'FAILED_PRECONDITION'),
  'auth/accounts-only': forbidden,
  'auth/sign-in-too-old': status(403, 'FAILED_PRECONDITION'),
  'auth/administrators-only': forbidden,
  'auth/address-unverified': notNow,
  'auth/administrator-unverified': notNow,
  'auth/last-administrator': notNow,
  'auth/no-such-person': absent,
  'auth/not-oneself': notNow,
  'auth/role-needs-account': notNow,

  'access/denied': forbidden,
  'access/changed': forbidden,
  'access/overtaken': notNow,

  'organization/profile-name-invalid': malformed,
  'organization/changed-meanwhile': notNow,
  'organization/contradiction': malformed,
  'organization/profiles-in-use': notNow,
  'organization/profiles-used-up': notNow,

  'rooms/not-found': absent,
  'rooms/not-a-maker': forbidden,
  'rooms/not-everywhere-yet': unavailable,
  'rooms/not-a-member': forbidden,
  'rooms/removed': forbidden,
  'rooms/banned': forbidden,
  'rooms/no-session': notNow,
  'rooms/waiting': status(403, 'FAILED_PRECONDITION'),
  'rooms/declined': forbidden,
  'rooms/ended': notNow,
  'rooms/locked': status(403, 'FAILED_PRECONDITION'),
  'rooms/full': status(409, 'RESOURCE_EXHAUSTED'),
  'rooms/code-invalid': absent,
  'rooms/name-invalid': malformed,
  'rooms/no-such-account': absent,
  'rooms/already-member': taken,
  'rooms/last-owner': notNow,
  'rooms/archived': notNow,
  'rooms/not-owner': forbidden,
  'rooms/guest-owner': notNow,
  'rooms/no-offer': notNow,
  'rooms/undo-over': notNow,
  'rooms/person-banned': notNow,
  'rooms/other-name': malformed,
  'rooms/words-invalid': malformed,

  'services/not-found': absent,
  'services/label-invalid': malformed,

  'invites/not-valid': absent,
  'invites/other-address': forbidden,
  'invites/unverified-address': forbidden,
  'invites/note-invalid': malformed,

  'groups/not-found': absent,
  'groups/name-invalid': malformed,
  'groups/learner-name-invalid': malformed,
  'groups/name-taken': taken,
  'groups/full': status(409, 'RESOURCE_EXHAUSTED'),
  'groups/no-such-learner': absent,
  'groups/card-not-valid': forbidden,
  'groups/class-closed': status(429, 'RESOURCE_EXHAUSTED'),
  'groups/not-a-guest': notNow,
  'groups/not-your-learner': absent,
  'groups/guest-elsewhere': forbidden,
  'groups/already-in-group': taken,
  'groups/learner-owns-room': notNow,
  'groups/moving': notNow,

  'ownership/same': notNow,
  'ownership/changed': notNow,
  'ownership/shut-out': notNow,
  'ownership/no-room-maker': notNow,

  'call/media-server-unreachable': unavailable,
  'call/not-connected': unavailable,
  'call/connection-lost': unavailable,
  'call/replaced-elsewhere': taken,
  'call/device-denied': forbidden,
  'call/device-missing': absent,
  'call/device-busy': notNow,
  'call/device-unsupported': status(501, 'UNIMPLEMENTED'),
  'call/device-failed': internal,
  'call/share-denied': forbidden,
  'call/sound-blocked': notNow,

  'data/key-invalid': malformed,
  'data/path-too-long': malformed,
  'data/path-too-deep': malformed,
  'data/value-too-large': status(413, 'INVALID_ARGUMENT'),
  'data/value-invalid': malformed,
  'data/unreadable': internal,

  'server/unavailable': unavailable,
  'server/internal': internal,

  'client/unknown': internal,
  'client/offline': unavailable,
  'client/outdated': notNow,
  'client/chunk-load': unavailable,
  'client/clock-skew': notNow,
  'client/storage-full': status(507, 'RESOURCE_EXHAUSTED'),
  'client/storage-blocked': notNow,
  'client/cancelled': notNow,
};

/** How a code is answered: the HTTP status of a route handler, and the status of the callable protocol. */
export const statusOf = (code: AppErrorCode): ErrorStatus => statuses[code];
