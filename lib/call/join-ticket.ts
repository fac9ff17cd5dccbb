import { AppError } from '@/lib/errors/app-error';
import type { TokenAnswer } from '@/lib/call/token-contract';

/** What lets this page into a call, as the views use it. */
export type JoinTicket = TokenAnswer;

/** Takes an answer of our own route for what it is; a proxy's page or an older server's answer throws. */
export function parseJoinTicket(value: unknown): JoinTicket {
  if (!isTicket(value)) throw new AppError('server/internal');
  return value;
}

function isTicket(value: unknown): value is JoinTicket {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const texts = ['token', 'url', 'identity', 'joinId', 'roomName', 'preset', 'sessionId', 'profile', 'kind'];
  return (
    texts.every((field) => typeof fields[field] === 'string') &&
    typeof fields['expiresAt'] === 'number' &&
    typeof fields['seat'] === 'number' &&
    typeof fields['access'] === 'object' &&
    typeof fields['epochs'] === 'object'
  );
}

/**
 * What counts in a call: the ticket that it was joined with, until another for the same join was asked for, which
 * then says what one may do now.
 */
export function newestTicket(used: JoinTicket | null, asked: JoinTicket | null): JoinTicket | null {
  if (!used || asked?.identity !== used.identity) return used;
  return asked.expiresAt > used.expiresAt ? asked : used;
}
