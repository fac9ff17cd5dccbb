/** Where an emulator listens. */
export type Address = { readonly host: string; readonly port: number; readonly url: string };

/** The stack's own project: its accounts are shared with other suites, so tests only ever add to it. */
export const projectId = required('FIREBASE_PROJECT_ID');

/** A project that is ours alone in the Firestore emulator, with rules of its own: it keeps them by project. */
export const ownProjectId = `${projectId}-conformance`;

export const authAddress = parseAddress('FIREBASE_AUTH_EMULATOR_HOST');
export const firestoreAddress = parseAddress('FIRESTORE_EMULATOR_HOST');
export const databaseAddress = parseAddress('FIREBASE_DATABASE_EMULATOR_HOST');
export const storageAddress = parseAddress('FIREBASE_STORAGE_EMULATOR_HOST');

/** The credential that passes by all rules; only emulators know it. */
export const ownerHeaders = { authorization: 'Bearer owner', 'content-type': 'application/json' };

function parseAddress(name: string): Address {
  const value = required(name);
  const { hostname, port } = new URL(`http://${value}`);
  return { host: hostname, port: Number(port), url: `http://${value}` };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this suite with npm run test:emulators`);
  return value;
}
