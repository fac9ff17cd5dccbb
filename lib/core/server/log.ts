import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { statusOf } from '@/lib/errors/error-status';
import { scrubText } from '@/lib/telemetry/scrub-text';

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * One line of JSON for what the server did: what happened, in which request, and never what somebody typed.
 * Its level is `error` when the fault is ours, that is when the fields name a cause.
 */
export function writeLog(event: string, fields: Fields): void {
  const level = fields['cause'] === undefined ? 'info' : 'error';
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
}

/**
 * How a request came out, for its log line: the code of an error, and what really happened when the fault is
 * ours. Neither ever reaches the browser.
 */
export function outcomeOf(thrown: unknown): Fields {
  if (!(thrown instanceof AppError)) return { code: 'server/internal', cause: scrubText(stackOf(thrown)) };
  const isOurs = statusOf(thrown.code).http >= 500;
  return {
    code: thrown.code,
    ...(isOurs && thrown.cause !== undefined && { cause: scrubText(stackOf(thrown.cause)) }),
  };
}

function stackOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const inner = thrown.cause === undefined ? '' : `\ncaused by ${stackOf(thrown.cause)}`;
  return `${thrown.stack ?? thrown.message}${inner}`;
}
