import { AppError, isAppError, type AppErrorDetails } from './app-error';
import { isAppErrorCode, type AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { isRecord } from '@/lib/core/is-record';

/** What the browser gets to see of an error: `{ error: WireError }` of a route, `details` of a callable. */
export type WireError = {
  readonly code: AppErrorCode;
  readonly requestId: string;
  readonly details?: AppErrorDetails;
};

/**
 * The public form of a thrown thing. Whatever is not an AppError becomes `server/internal`: neither its
 * message nor its cause leaves the server.
 */
export const toWire = (thrown: unknown, requestId: string): WireError =>
  isAppError(thrown)
    ? { code: thrown.code, requestId, ...(thrown.details && { details: thrown.details }) }
    : { code: 'server/internal', requestId };

/**
 * An error as the server sent it. A well-formed code that this page does not know comes from a newer server,
 * so the page is outdated; anything else (a proxy's answer) counts as an internal error of the server.
 */
export const fromWire = (value: unknown, cause?: unknown): AppError => {
  const { code, requestId, details } = isRecord(value) ? value : {};
  return new AppError(readCode(code), {
    cause,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    details: readDetails(details),
  });
};

/** Whether a value has the form of a wire error, so that other carriers of `details` are left alone. */
export const isWireError = (value: unknown): boolean =>
  isRecord(value) && typeof value['code'] === 'string' && codePattern.test(value['code']);

const codePattern = /^[a-z]+\/[a-z-]+$/;

const readCode = (code: unknown): AppErrorCode => {
  if (isAppErrorCode(code)) return code;
  return typeof code === 'string' && codePattern.test(code) ? 'client/outdated' : 'server/internal';
};

const readDetails = (details: unknown): AppErrorDetails | undefined => {
  if (!isRecord(details)) return undefined;
  const entries = Object.entries(details).filter((entry): entry is [string, AppErrorDetails[string]] =>
    isScalar(entry[1]),
  );
  return Object.fromEntries(entries);
};

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
