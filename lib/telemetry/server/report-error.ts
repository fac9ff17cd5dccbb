import 'server-only';
import { after } from 'next/server';
import { isAppError } from '@/lib/errors/app-error';
import { ourErrorRows } from '@/lib/errors/catalogue/our-errors';
import { classOf } from '@/lib/errors/error-class-of';
import { statusOf } from '@/lib/errors/error-status';

export type ErrorFacts = {
  /** The id that the answer and the log line carry. */
  requestId: string;
  /** Which door: a route or the name of a callable. */
  where: string;
};

/**
 * Reports what a door of the server caught, if it is a fault of ours: anything that is not an AppError, and
 * those AppErrors that the catalogue wants reported. It never throws, and the answer does not wait for it.
 */
export function reportError(thrown: unknown, facts: ErrorFacts): void {
  if (!process.env['SENTRY_DSN'] || !isFault(thrown)) return;
  after(() => send(thrown, facts));
}

/**
 * What a caller did wrong is answered, not reported, however often it happens. What was decided and not told everywhere
 * is as grave as what has kept it from that.
 */
export function isFault(thrown: unknown): boolean {
  if (!isAppError(thrown)) return true;
  if (thrown.code === 'rooms/not-everywhere-yet') return isFault(thrown.cause);
  return statusOf(thrown.code).http >= 500 && classOf(thrown.code, ourErrorRows).report;
}

async function send(thrown: unknown, { requestId, where }: ErrorFacts): Promise<void> {
  const { captureException, flush } = await import('@sentry/nextjs');
  const code = isAppError(thrown) ? thrown.code : 'server/internal';
  captureException(thrown, {
    captureContext: { tags: { where, code, request: requestId } },
    mechanism: { handled: true, type: 'chalktalk.door' },
  });
  await flush(2_000);
}
