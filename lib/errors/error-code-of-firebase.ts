type Thrown = Readonly<Record<string, unknown>>;

/**
 * The code of an error of the Firebase SDKs. Auth, Functions, Storage and Messaging name themselves in it;
 * Firestore gives only `permission-denied`; the Realtime Database throws plain Errors, some with a code in
 * capitals, some with nothing but a message.
 */
export const firebaseCodeOf = (thrown: Thrown): string | undefined => {
  const { name, code, message } = { name: thrown['name'], code: thrown['code'], message: thrown['message'] };
  if (typeof code === 'string') {
    if (name === 'FirebaseError') return tellApart(code.includes('/') ? code : `firestore/${code}`, message);
    // The Admin SDK names its service here. Two of its codes mean something else in the browser.
    if (thrown['codePrefix'] === 'auth' && adminCodes.has(code)) return `admin-${code}`;
    if (capitals.test(code)) return `rtdb/${code.toLowerCase().replaceAll('_', '-')}`;
    if (code.includes('/')) return code;
  }
  // The same words may come from a browser, but never in a plain Error.
  return name === 'Error' && typeof message === 'string' ? databaseCodeOf(message) : undefined;
};

const adminCodes: ReadonlySet<string> = new Set(['auth/argument-error', 'auth/user-not-found']);

/** Cases that have a code in common, and of which only the message tells this one. */
const byMessage: readonly (readonly [code: string, message: RegExp, own: string])[] = [
  ['firestore/unavailable', /client is offline/, 'firestore/offline'],
  [
    'messaging/failed-service-worker-registration',
    /not registered after/,
    'messaging/service-worker-timeout',
  ],
];

const tellApart = (code: string, message: unknown): string =>
  byMessage.find(([shared, pattern]) => shared === code && pattern.test(String(message)))?.[2] ?? code;

const capitals = /^[A-Z_]+$/;

/** Messages of the Realtime Database (firebase/database 12.19.0) that come without a code. */
const databaseMessages: readonly (readonly [RegExp, string])[] = [
  [/^permission[_ ]denied/i, 'rtdb/permission-denied'],
  [/^(error: )?client is offline/i, 'rtdb/disconnected'],
  [/^disconnect$/, 'rtdb/disconnect'],
  [/^maxretry$/, 'rtdb/maxretry'],
  [/^set$/, 'rtdb/set'],
  [/contains? an invalid key|was an invalid (path|key)|paths? must be non-empty/i, 'rtdb/invalid-key'],
  [/key path longer than \d+ bytes/, 'rtdb/path-too-long'],
  [/maximum depth/, 'rtdb/path-too-deep'],
  [/contains a string greater than \d+ utf8 bytes/, 'rtdb/value-too-large'],
  [/ failed: .*contains (undefined|a function|NaN|-?Infinity)/, 'rtdb/contains-undefined'],
];

const databaseCodeOf = (message: string): string | undefined =>
  databaseMessages.find(([pattern]) => pattern.test(message))?.[1];
