import type { AppErrorDetails } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { statusOf } from '@/lib/errors/error-status';
import type { DoorAnswer } from './ask';

/** What only somebody with access to the server may see: stacks, paths, the words of its libraries. */
const internals =
  /node_modules|\/work\/|file:|\.[cm]?[jt]sx?\b|\bat \S+ \(|[A-Z]\w*Error\b|Error:|[Zz]od|[Ff]irebase|[Ee]mulator|127\.0/;
const requestId = /^[0-9a-f]{16}$/;

/** All of an answer that a refusal fixes, and what it should be. The two are equal for the right refusal. */
export type ComparedRefusal = { seen: object; expected: object };

/** A callable's refusal: ours inside the callable protocol's form, with the status of the code. */
export function compareCallableRefusal(
  answer: DoorAnswer,
  code: AppErrorCode,
  details?: AppErrorDetails,
): ComparedRefusal {
  const { callable } = statusOf(code);
  return compare(answer, code, { status: callable, message: code, details: wireOf(answer, code, details) });
}

/** A route's refusal: our form, with the status of the code. */
export const compareRouteRefusal = (
  answer: DoorAnswer,
  code: AppErrorCode,
  details?: AppErrorDetails,
): ComparedRefusal => compare(answer, code, wireOf(answer, code, details));

/** Our form, with the id of the request that the log has too. */
const wireOf = ({ headers }: DoorAnswer, code: AppErrorCode, details: AppErrorDetails | undefined) => ({
  code,
  requestId: headers.get('x-request-id'),
  ...(details && { details }),
});

function compare(answer: DoorAnswer, code: AppErrorCode, error: object): ComparedRefusal {
  const { status, headers, json, text } = answer;
  return {
    seen: {
      status,
      json,
      leaked: internals.exec(text)?.[0] ?? null,
      hasRequestId: requestId.test(headers.get('x-request-id') ?? ''),
      contentType: headers.get('content-type'),
      cacheControl: headers.get('cache-control'),
      poweredBy: headers.get('x-powered-by'),
      allowedOrigin: headers.get('access-control-allow-origin'),
    },
    expected: {
      status: statusOf(code).http,
      json: { error },
      leaked: null,
      hasRequestId: true,
      contentType: 'application/json',
      cacheControl: 'no-store',
      poweredBy: null,
      allowedOrigin: null,
    },
  };
}
