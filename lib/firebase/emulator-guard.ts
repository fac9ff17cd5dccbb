/** `host:port` of each Firebase emulator. */
export type Emulators = { auth: string; firestore: string; database: string; storage: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables by which the Firebase SDKs themselves find an emulator. */
const variables = {
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  firestore: 'FIRESTORE_EMULATOR_HOST',
  database: 'FIREBASE_DATABASE_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]):\d{1,5}$/;

/**
 * The emulators of this environment, or null when it uses the real services.
 *
 * With an emulator the Admin SDK accepts unsigned tokens, so a stray variable would open a deployment to
 * everyone. Therefore emulators count only where nothing real can be meant: the project id begins with
 * `demo-`, every host is this machine, all of them are named, and `VERCEL` is unset. Anything else throws,
 * and the server does not start.
 */
export function findEmulators(env: Environment): Emulators | null {
  const hosts = Object.values(variables).map((name) => env[name]);
  if (!hosts.some(Boolean)) return null;
  if (env['VERCEL']) refuse('they are set on Vercel');
  if (!env['FIREBASE_PROJECT_ID']?.startsWith('demo-'))
    refuse('FIREBASE_PROJECT_ID does not begin with "demo-"');
  return {
    auth: requireLoopback(env, variables.auth),
    firestore: requireLoopback(env, variables.firestore),
    database: requireLoopback(env, variables.database),
    storage: requireLoopback(env, variables.storage),
  };
}

/**
 * The address of the Realtime Database: of the emulator when there is one (its namespace is the one that
 * firebase-tools loads the rules into), else `FIREBASE_DATABASE_URL`.
 */
export function databaseUrl(env: Environment): string {
  const emulators = findEmulators(env);
  if (emulators) return `http://${emulators.database}?ns=${env['FIREBASE_PROJECT_ID'] ?? ''}-default-rtdb`;
  const url = env['FIREBASE_DATABASE_URL'];
  if (!url) throw new Error('The environment variable FIREBASE_DATABASE_URL is not set (see .env.example).');
  return url;
}

/** The bucket that holds files: `FIREBASE_STORAGE_BUCKET`, else the one that a new project has by itself. */
export function storageBucket(env: Environment): string {
  return env['FIREBASE_STORAGE_BUCKET'] || `${env['FIREBASE_PROJECT_ID'] ?? ''}.firebasestorage.app`;
}

function requireLoopback(env: Environment, name: string): string {
  const host = env[name];
  if (!host) return refuse(`${name} is missing: emulators come all together or not at all`);
  if (!loopback.test(host)) return refuse(`${name} is not an address of this machine`);
  return host;
}

function refuse(reason: string): never {
  throw new Error(`Emulator variables are refused, the server does not start: ${reason}.`);
}
