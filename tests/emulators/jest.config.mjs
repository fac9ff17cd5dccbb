import createRootConfig from '../../jest.config.mjs';

/**
 * The conformance suite: against emulators that already run, found by the usual FIREBASE_* and FIRESTORE_*
 * variables, and driven only through the official SDKs and the public REST interface. It says what our code counts
 * on, whichever variant runs.
 */
const createConfig = async () => ({
  ...(await createRootConfig()),
  rootDir: '../..',
  roots: ['<rootDir>/tests/emulators'],
  testTimeout: 30_000,
});

export default createConfig;
