/**
 * Every code that an AppError can carry, one closed list per domain. A code is what a program compares and
 * a log counts; the words for it stand in messages/en/errors.json and its HTTP and callable status in
 * error-status.ts. A new domain adds its list here and the compiler asks for the rest.
 */
export const appErrorCodes = {
  request: [
    'request/malformed',
    'request/too-large',
    'request/forbidden-origin',
    'request/method-not-allowed',
    'request/unsupported-media-type',
    'request/unknown-callable',
    'request/timeout',
    'request/in-progress',
    'request/key-reused',
    'request/rate-limited',
    'request/not-now',
  ],
  auth: [
    'auth/required',
    'auth/invalid-token',
    'auth/expired-token',
    'auth/revoked',
    'auth/disabled',
    'auth/account-missing',
    'auth/accounts-only',
    'auth/sign-in-too-old',
  ],
  access: ['access/denied', 'access/changed'],
  rooms: [
    'rooms/not-found',
    'rooms/not-a-member',
    'rooms/removed',
    'rooms/banned',
    'rooms/waiting',
    'rooms/declined',
    'rooms/ended',
    'rooms/no-session',
    'rooms/locked',
    'rooms/full',
    'rooms/code-invalid',
    'rooms/name-invalid',
    'rooms/no-such-account',
    'rooms/already-member',
    'rooms/last-owner',
    'rooms/archived',
    'rooms/not-owner',
    'rooms/guest-owner',
    'rooms/no-offer',
    'rooms/undo-over',
    'rooms/person-banned',
    'rooms/other-name',
  ],
  invites: [
    'invites/not-valid',
    'invites/other-address',
    'invites/unverified-address',
    'invites/note-invalid',
  ],
  groups: [
    'groups/not-found',
    'groups/name-invalid',
    'groups/learner-name-invalid',
    'groups/name-taken',
    'groups/full',
    'groups/no-such-learner',
    'groups/card-not-valid',
    'groups/class-closed',
    'groups/not-a-guest',
    'groups/not-your-learner',
    'groups/guest-elsewhere',
    'groups/already-in-group',
    'groups/learner-owns-room',
  ],
  call: [
    'call/media-server-unreachable',
    'call/connection-lost',
    'call/replaced-elsewhere',
    'call/device-denied',
    'call/device-missing',
    'call/device-busy',
    'call/device-unsupported',
    'call/device-failed',
    'call/share-denied',
    'call/sound-blocked',
  ],
  data: [
    'data/key-invalid',
    'data/path-too-long',
    'data/path-too-deep',
    'data/value-too-large',
    'data/value-invalid',
    'data/unreadable',
  ],
  server: ['server/unavailable', 'server/internal'],
  client: [
    'client/unknown',
    'client/offline',
    'client/outdated',
    'client/chunk-load',
    'client/clock-skew',
    'client/storage-full',
    'client/storage-blocked',
    'client/cancelled',
  ],
} as const;

type AppErrorDomain = keyof typeof appErrorCodes;
export type AppErrorCode = (typeof appErrorCodes)[AppErrorDomain][number];

const known: ReadonlySet<unknown> = new Set(Object.values(appErrorCodes).flat());

/** Whether a value from outside (a response, a stored record) is one of our codes. */
export const isAppErrorCode = (value: unknown): value is AppErrorCode => known.has(value);
