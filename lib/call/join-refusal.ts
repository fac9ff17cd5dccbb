import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';

/** What a person can do about a refusal at the door. */
export type RefusalKind =
  /** It may lift by itself: stay in the device check and look again. */
  | 'wait'
  /** A host has sent them away, and may think again: the door is shut, and looked at again. */
  | 'sent-away'
  /** The sign-in is over: sign in again and come back. */
  | 'sign-in'
  /** Only somebody else, or nobody, can change it: back to the rooms. */
  | 'final';

const signIn: readonly AppErrorCode[] = [
  'auth/required',
  'auth/invalid-token',
  'auth/expired-token',
  'auth/revoked',
];

const final: readonly AppErrorCode[] = [
  'auth/disabled',
  'auth/account-missing',
  'access/denied',
  'rooms/not-found',
  'rooms/not-a-member',
  'rooms/removed',
  'rooms/banned',
  'rooms/archived',
  'request/forbidden-origin',
  'request/malformed',
  'client/outdated',
];

/** @param code null for a thrown thing that is none of ours, such as a lost network */
export function classifyRefusal(code: AppErrorCode | null): RefusalKind {
  if (code === null) return 'wait';
  if (signIn.includes(code)) return 'sign-in';
  if (code === 'rooms/declined') return 'sent-away';
  return final.includes(code) ? 'final' : 'wait';
}

/** Milliseconds before the door is tried again: soon at first, then every quarter of a minute. */
export function pauseBeforeKnock(attempt: number): number {
  return Math.min(15_000, 3000 * 1.5 ** attempt);
}
