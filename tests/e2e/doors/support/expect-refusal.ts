import { expect } from '@playwright/test';
import type { AppErrorDetails } from '@/lib/core/app-error';
import type { AppErrorCode } from '@/lib/core/error-codes';
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
  const wire = expectWire(answer, code, { status: callable, message: code }, details);
  expect(wire).toBe(answer.headers.get('x-request-id'));
}

/** A route refuses: our form, the status of the code, and nothing else. */
export function expectRouteRefusal(answer: DoorAnswer, code: AppErrorCode, details?: AppErrorDetails): void {
  const wire = expectWire(answer, code, null, details);
  expect(wire).toBe(answer.headers.get('x-request-id'));
}

function expectWire(
  { status, headers, json, text }: DoorAnswer,
  code: AppErrorCode,
  envelope: { status: string; message: string } | null,
  details: AppErrorDetails | undefined,
): unknown {
  const wire = { code, requestId: expect.stringMatching(requestId) as unknown, ...(details && { details }) };
  expect(json, text).toEqual({ error: envelope ? { ...envelope, details: wire } : wire });
  expect(status).toBe(statusOf(code).http);
  expect(text).not.toMatch(internals);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const { error } = json as { error: { requestId?: string; details?: { requestId?: string } } };
  return envelope ? error.details?.requestId : error.requestId;
}
