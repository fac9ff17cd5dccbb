import { isAppError } from './app-error';
import { domCodeOf } from './error-code-of-dom';
import { firebaseCodeOf } from './error-code-of-firebase';
import { livekitCodeOf, livekitServerCodeOf } from './error-code-of-livekit';
import { isOnline, type ErrorContext } from './error-context';
import { fromWire, isWireError } from './error-wire';
import { isRecord } from '@/lib/core/is-record';

/** Codes that may mean no more than a missing network, although they blame a service. */
const mayBeOffline: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'call/not-connected',
  'functions/internal', // the SDK's answer to a failed fetch
  'functions/unavailable',
  'livekit/connection-server-unreachable',
  'livekit/connection-web-socket',
  'server/unavailable',
]);

/**
 * The code of any thrown thing, as the catalogue knows it. Services are told apart by name, code and shape, so
 * that no SDK is needed to read its error. Nothing known: `client/unknown`.
 */
export const errorCodeOf = (thrown: unknown, context: ErrorContext = {}): string => {
  const code = readCode(thrown, context);
  return mayBeOffline.has(code) && !isOnline(context) ? 'client/offline' : code;
};

const readCode = (thrown: unknown, context: ErrorContext): string => {
  if (isAppError(thrown)) return thrown.code;
  if (!isRecord(thrown)) return 'client/unknown';
  if (isWireError(thrown['details'])) return fromWire(thrown['details']).code;
  const livekit = livekitCodeOf(thrown);
  // What a device gives was not taken in time: to the SDK that is a connection that took too long.
  if (livekit === 'livekit/connection-timeout' && context.device) return 'livekit/publish-track-timeout';
  // The SDK of our server gives up as a browser does.
  if (context.asked === 'media-server' && thrown['name'] === 'TimeoutError') return 'livekit-server/timeout';
  const known = livekit ?? livekitServerCodeOf(thrown);
  return known ?? firebaseCodeOf(thrown) ?? domCodeOf(thrown, context.device) ?? 'client/unknown';
};
