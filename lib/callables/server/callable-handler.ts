import 'server-only';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { callKeyPattern } from '@/lib/callables/callable-contract';
import { statusOf } from '@/lib/errors/error-status';
import { toWire } from '@/lib/errors/error-wire';
import { createRequestId } from '@/lib/core/request-id';
import { limitConcurrency } from '@/lib/core/server/limit-concurrency';
import type {
  BoundCallable,
  CallableRegistry,
  Caller,
  Upkeep,
  Visitor,
} from '@/lib/callables/server/callable-binding';
import type { CallRecords } from '@/lib/callables/server/call-records';
import { clientAddress } from '@/lib/core/server/client-address';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { parseInput } from '@/lib/callables/server/parse-input';
import { readJson } from '@/lib/callables/server/read-body';
import { requireOwnPage } from '@/lib/core/server/require-own-page';
import { runKeyed } from '@/lib/callables/server/run-keyed';
import { reportError } from '@/lib/telemetry/server/report-error';

export type CallableHandler = {
  registry: CallableRegistry;
  records: CallRecords;
  /** Who sends this `Authorization` header; throws an AppError of the domain `auth`. */
  authenticate: (
    authorization: string | null,
    account: Exclude<BoundCallable['account'], 'none'>,
  ) => Promise<Omit<Caller, keyof Visitor>>;
  upkeep: Upkeep;
};

const envelope = z.strictObject({
  data: z.strictObject({ key: z.optional(z.string().check(z.regex(callKeyPattern))), input: z.unknown() }),
});

/**
 * Answers `POST /api/callable/<name>` by the protocol of Firebase's callable functions: `{ data }` in,
 * `{ result }` or `{ error: { status, message, details } }` out. In this order: known name, own page, account,
 * size, strict shape, not too many changes at once, permit, run. Nothing internal leaves: `details` is the wire form
 * of an AppError.
 */
export async function handleCallable(
  door: CallableHandler,
  request: Request,
  name: string,
): Promise<Response> {
  const requestId = createRequestId();
  const startedAt = Date.now();
  const note = (fields: Parameters<typeof writeLog>[1]) =>
    writeLog('callable', { requestId, name, ms: Date.now() - startedAt, ...fields });
  try {
    const result = await withTimeout(() => answer(door, request, name));
    note({ code: 'ok' });
    return respond(200, requestId, { result });
  } catch (thrown) {
    const error = toWire(thrown, requestId);
    note(outcomeOf(thrown));
    reportError(thrown, { requestId, where: name });
    const { http, callable } = statusOf(error.code);
    const wait = error.details?.['retryAfter'];
    const headers: Record<string, string> = typeof wait === 'number' ? { 'retry-after': String(wait) } : {};
    return respond(
      http,
      requestId,
      { error: { status: callable, message: error.code, details: error } },
      headers,
    );
  }
}

async function answer(door: CallableHandler, request: Request, name: string): Promise<unknown> {
  const callable = door.registry.get(name);
  if (!callable) throw new AppError('request/unknown-callable');
  requireOwnPage(request.headers);
  const { contract, account } = callable;
  const caller = await identify(door, request.headers, account);
  const { key, input: raw } = parseInput(envelope, await readJson(request)).data;
  if ((contract.kind === 'keyed') !== (key !== undefined)) {
    throw new AppError('request/malformed', { details: { field: 'key' } });
  }
  const input = parseInput(contract.input, raw);
  const run = () => authorizeAndRun(door, callable, { caller, input, key });
  return contract.kind === 'read' || !('uid' in caller) ? run() : limitConcurrency(caller, run);
}

type ParsedCall = { caller: Caller | Visitor; input: unknown; key: string | undefined };

async function authorizeAndRun(
  { records, upkeep }: CallableHandler,
  { contract, authorize }: BoundCallable,
  { caller, input, key }: ParsedCall,
): Promise<unknown> {
  const { admit, perform, reveal } = await authorize(caller, input, upkeep);
  const uid = 'uid' in caller ? caller.uid : '';
  const kept =
    key === undefined
      ? await perform('')
      : await runKeyed(records, { uid, name: contract.name, key, input, run: perform, admit });
  return z.parse(contract.output, await reveal(kept));
}

async function identify(
  { authenticate }: CallableHandler,
  headers: Headers,
  account: BoundCallable['account'],
): Promise<Caller | Visitor> {
  const address = clientAddress(headers);
  if (account === 'none') return { address };
  return { ...(await authenticate(headers.get('authorization'), account)), address };
}

function respond(
  status: number,
  requestId: string,
  body: object,
  more: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { 'x-request-id': requestId, 'cache-control': 'no-store', ...more },
  });
}
