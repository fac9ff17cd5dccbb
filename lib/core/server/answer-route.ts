import 'server-only';
import { toWire } from '@/lib/errors/error-wire';
import { statusOf } from '@/lib/errors/error-status';
import { createRequestId } from '@/lib/core/request-id';
import { requestTimeout, withTimeout } from '@/lib/core/server/with-timeout';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { reportError } from '@/lib/telemetry/server/report-error';

/**
 * Runs a route handler that answers JSON: its result with 200, or `{ error: { code, requestId, details? } }` with the
 * status of the code, in seconds even when a service is away. A result that is a response goes out as it is. Either way
 * one log line is written, and nothing internal leaves.
 *
 * @param patience how long it may take (ms): longer where nobody is looking
 */
export async function answerRoute(
  event: string,
  answer: () => Promise<object>,
  patience = requestTimeout,
): Promise<Response> {
  const requestId = createRequestId();
  const startedAt = Date.now();
  const respond = (status: number, body: object): Response =>
    Response.json(body, { status, headers: { 'x-request-id': requestId, 'cache-control': 'no-store' } });
  try {
    const body = await withTimeout(answer, patience);
    writeLog(event, { requestId, ms: Date.now() - startedAt, code: 'ok' });
    return body instanceof Response ? body : respond(200, body);
  } catch (thrown) {
    const error = toWire(thrown, requestId);
    writeLog(event, { requestId, ms: Date.now() - startedAt, ...outcomeOf(thrown) });
    reportError(thrown, { requestId, where: event });
    return respond(statusOf(error.code).http, { error });
  }
}
