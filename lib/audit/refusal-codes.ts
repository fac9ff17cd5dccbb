import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';

/** What keeps a person out of a room. Everything else is a fault of the request, or of a service. */
export const refusalCodes = [
  'auth/accounts-only',
  'auth/disabled',
  'auth/revoked',
  'invites/not-valid',
  'invites/other-address',
  'invites/unverified-address',
  'rooms/archived',
  'rooms/banned',
  'rooms/declined',
  'rooms/ended',
  'rooms/full',
  'rooms/locked',
  'rooms/not-a-member',
  'rooms/removed',
] as const satisfies readonly AppErrorCode[];

export const isRefusal = (code: unknown): code is (typeof refusalCodes)[number] =>
  refusalCodes.some((known) => known === code);
