import { expect } from '@playwright/test';
import type { AppErrorDetails } from '@/lib/core/app-error';
import type { AppErrorCode } from '@/lib/core/our-errors';
import { statusOf } from '@/lib/core/error-status';
import type { DoorAnswer } from './ask';

/** What only somebody with access to the server may see: stacks, paths, the words of its libraries. */
const internals =
  /node_modules|\/work\/|file:|\.[cm]?[jt]sx?\b|\bat \S+ \(|[A-Z]\w*Error\b|Error:|[Zz]od|[Ff]irebase|[Ee]mulator|127\.0/;
const requestId = /^[0-9a-f]{16}$/;

/** A callable refuses: the callable protocol's form around ours, the status of the code, and nothing else. */
export function expectCallableRefusal(
  answer: DoorAnswer,
  code: AppErrorCode,
  details?: AppErrorDetails,
): void {
  const { callable } = statusOf(code);
  expectRefusal(answer, code, { status: callable, message: code, details: wireOf(answer, code, details) });
}

/** A route refuses: our form, the status of the code, and nothing else. */
export function expectRouteRefusal(answer: DoorAnswer, code: AppErrorCode, details?: AppErrorDetails): void {
  expectRefusal(answer, code, wireOf(answer, code, details));
}

/** Our form, with the id of the request that the log has too. */
const wireOf = ({ headers }: DoorAnswer, code: AppErrorCode, details: AppErrorDetails | undefined) => ({
  code,
  requestId: headers.get('x-request-id'),
  ...(details && { details }),
});

/** One comparison for all: Playwright notes where each was made, which takes it longer than the request. */
function expectRefusal({ status, headers, json, text }: DoorAnswer, code: AppErrorCode, error: object): void {
  const seen = {
    status,
    json,
    leaked: internals.exec(text)?.[0] ?? null,
    hasRequestId: requestId.test(headers.get('x-request-id') ?? ''),
    contentType: headers.get('content-type'),
    cacheControl: headers.get('cache-control'),
    poweredBy: headers.get('x-powered-by'),
    allowedOrigin: headers.get('access-control-allow-origin'),
  };
  expect(seen, text).toEqual({
    status: statusOf(code).http,
    json: { error },
    leaked: null,
    hasRequestId: true,
    contentType: 'application/json',
    cacheControl: 'no-store',
    poweredBy: null,
    allowedOrigin: null,
  });
}
