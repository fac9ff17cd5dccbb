import createRootConfig from '../../jest.config.mjs';

/**
 * The conformance suite: against emulators that already run, found by the usual FIREBASE_* and FIRESTORE_*
 * variables, and driven only through the official SDKs and the public REST interface. It says what our code counts
 * on, whichever variant runs.
 */
const createConfig = async () => {
  const root = await createRootConfig();
  return {
    ...root,
    moduleNameMapper: {
      // No build has made a file of the thread.
      '^@/lib/questions/server/thread/spawn-thread$': '<rootDir>/tests/emulators/support/spawn-thread.ts',
      ...root.moduleNameMapper,
    },
    rootDir: '../..',
    roots: ['<rootDir>/tests/emulators'],
    // The official SDK as a server has it: it asks whether what it is given is a promise of its own world.
    testEnvironment: 'node',
    // A limit against hanging: ten transactions in each other's way may take a busy machine half a minute.
    testTimeout: 120_000,
  };
};

export default createConfig;
