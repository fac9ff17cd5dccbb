export type DeviceKind = 'camera' | 'microphone';

/**
 * What keeps a camera or microphone from us: the browser's answer or the person's ("blocked"), the operating
 * system's, another program, no device at all, a page that may not ask (no HTTPS), or something unknown.
 */
export type DeviceProblem = 'blocked' | 'blocked-by-system' | 'busy' | 'missing' | 'unsupported' | 'failed';

/** Translates what getUserMedia threw, by the names that Chromium, Firefox and WebKit use. */
export function describeDeviceProblem(thrown: unknown): DeviceProblem {
  const { name, message } = readError(thrown);
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
    case 'SecurityError':
      // Chromium: "Permission denied by system" when macOS or Windows refuses the browser itself.
      return /system/i.test(message) ? 'blocked-by-system' : 'blocked';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'busy';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'TypeError':
    case 'DeviceUnsupportedError':
      return 'unsupported';
    default:
      return 'failed';
  }
}

function readError(thrown: unknown): { name: string; message: string } {
  if (typeof thrown !== 'object' || thrown === null) return { name: '', message: '' };
  const { name, message } = thrown as { name?: unknown; message?: unknown };
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
  };
}

/** Browsers whose way to a blocked camera differs; the words for each stand in messages/en/call.json. */
export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'android' | 'ios' | 'other';

/** Guesses the browser for help texts only; nothing else may depend on it. */
export function guessBrowser(userAgent: string): BrowserName {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Edg\//.test(userAgent)) return 'edge';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chrome';
  if (/Safari\//.test(userAgent)) return 'safari';
  return 'other';
}
