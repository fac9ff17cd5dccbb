import 'server-only';
import { createHmac } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';

const markOf = (purpose: string, ...parts: string[]): string =>
  createHmac('sha256', deriveKey(purpose)).update(parts.join(' ')).digest('base64url').slice(0, 22);

/**
 * Names the PIN that a sign-in came by, without saying anything about it. It stands in the learner's gate and in
 * the token of each sign-in: a token that was made before a PIN was reset opens nothing afterwards.
 *
 * @param pinByCall the call that made the PIN
 */
export const cardMark = (uid: string, pinByCall: string): string => markOf('card marks', uid, pinByCall);

/** What a device is given on which a learner has come in; of no use to another learner, or after a new PIN. */
export const deviceMark = (uid: string, pinByCall: string): string => markOf('card devices', uid, pinByCall);

/** Where the door of a class stands: by a keyed hash, so that no code is found by looking through the doors. */
export const classRateLimitId = (code: string): string =>
  createHmac('sha256', deriveKey('class doors')).update(code).digest('hex').slice(0, 40);
