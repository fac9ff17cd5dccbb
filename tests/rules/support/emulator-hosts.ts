function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`The rules suite needs ${name}: run npm run test:rules`);
  return value;
}

/** Where the emulators of the running stack answer, and the project that holds this suite's data. */
export const emulators = {
  projectId: required('FIREBASE_PROJECT_ID'),
  firestore: required('FIRESTORE_EMULATOR_HOST'),
  database: required('FIREBASE_DATABASE_EMULATOR_HOST'),
  storage: required('FIREBASE_STORAGE_EMULATOR_HOST'),
};

/** A second project in the same emulators, with rules of its own: one node per capability (see `probe-rules`). */
export const probeProjectId = `${emulators.projectId}-probe`;
