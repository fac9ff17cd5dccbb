/** Where the test stack answers, as its runner says in the environment. */
export type StackEnvironment = {
  appUrl: string;
  projectId: string;
  authHost: string;
  firestoreHost: string;
  databaseHost: string;
  storageHost: string;
  /** LiveKit's signalling. */
  livekitHost: string;
  /** Where faults are ordered; see `stack-control.ts`. */
  controlUrl: string;
  chromium: string;
};

/** Reads the environment of a test; throws when the test was not started by the runner. */
export function stackEnvironment(): StackEnvironment {
  return {
    appUrl: required('CHALKTALK_APP_URL'),
    projectId: required('FIREBASE_PROJECT_ID'),
    authHost: required('FIREBASE_AUTH_EMULATOR_HOST'),
    firestoreHost: required('FIRESTORE_EMULATOR_HOST'),
    databaseHost: required('FIREBASE_DATABASE_EMULATOR_HOST'),
    storageHost: required('FIREBASE_STORAGE_EMULATOR_HOST'),
    livekitHost: new URL(mediaUrl()).host,
    controlUrl: required('CHALKTALK_CONTROL_URL'),
    chromium: required('CHROMIUM_PATH'),
  };
}

/** Where the app answers as somebody runs it who has configured nothing that is optional, such as mail. */
export const plainAppUrl = (): string => required('CHALKTALK_PLAIN_APP_URL');

/** Where clients of LiveKit connect. */
export const mediaUrl = (): string => required('LIVEKIT_URL');

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the end-to-end tests with npm run test:e2e`);
  return value;
}
