import type { ErrorDevice } from './error-context';

type Thrown = Readonly<Record<string, unknown>>;

/** What a failed getUserMedia or getDisplayMedia throws; the second name of each is an old one. */
const deviceNames: Readonly<Record<string, string>> = {
  NotAllowedError: 'livekit/device-permission-denied',
  PermissionDeniedError: 'livekit/device-permission-denied',
  NotFoundError: 'livekit/device-not-found',
  DevicesNotFoundError: 'livekit/device-not-found',
  NotReadableError: 'livekit/device-in-use',
  TrackStartError: 'livekit/device-in-use',
  OverconstrainedError: 'livekit/device-other',
  ConstraintNotSatisfiedError: 'livekit/device-other',
};

/** Names that blame the device only when one was being asked for. */
const deviceNamesInContext: Readonly<Record<string, string>> = {
  AbortError: 'livekit/device-other',
  InvalidStateError: 'livekit/device-other',
  NotSupportedError: 'livekit/device-unsupported',
  SecurityError: 'livekit/device-permission-denied',
  TypeError: 'livekit/device-unsupported', // mediaDevices is missing on an insecure page
};

const names: Readonly<Record<string, string>> = {
  AbortError: 'client/cancelled',
  TimeoutError: 'request/timeout',
  QuotaExceededError: 'client/storage-full',
  SecurityError: 'client/storage-blocked',
  NetworkError: 'server/unavailable',
  ChunkLoadError: 'client/chunk-load',
};

/** What `fetch` says in Chromium, Firefox, Safari and Node when there is no answer. */
const noAnswer = /^(failed to fetch|networkerror when attempting|load failed|fetch failed)/i;
/** What a missing part of the page says in Turbopack, Chromium, Firefox and Safari. */
const missingPart =
  /(failed to load|loading) (css )?chunk|dynamically imported module|importing a module script/i;

/** The code of an error of the browser itself, or undefined when it is of something else. */
export const domCodeOf = (thrown: Thrown, device?: ErrorDevice): string | undefined => {
  const name = typeof thrown['name'] === 'string' ? thrown['name'] : '';
  const message = typeof thrown['message'] === 'string' ? thrown['message'] : '';
  if (missingPart.test(message)) return 'client/chunk-load';
  if (name === 'TypeError' && noAnswer.test(message)) return 'server/unavailable';
  return deviceCode(name, message, device) ?? names[name];
};

const deviceCode = (name: string, message: string, device?: ErrorDevice): string | undefined => {
  // A DOM method (removeChild, IndexedDB) uses the same names for other things and names itself.
  if (message.startsWith('Failed to execute') && device === undefined) return undefined;
  if (name === 'NotAllowedError') {
    if (device === 'sound' || message.startsWith('play()')) return 'call/sound-blocked';
    if (device === 'screen') return 'call/share-denied';
  }
  return deviceNames[name] ?? (device && deviceNamesInContext[name]);
};
