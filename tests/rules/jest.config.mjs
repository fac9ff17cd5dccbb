import nextJest from 'next/jest.js';

/**
 * The rules suite: against emulators that already run, found by the usual FIREBASE_* and FIRESTORE_* variables.
 *
 * @type {import('jest').Config}
 */
const config = {
  rootDir: '../..',
  testEnvironment: 'node',
  roots: ['<rootDir>/tests/rules'],
  testMatch: ['**/*.test.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts'],
  testTimeout: 30_000,
};

export default nextJest({ dir: '.' })(config);
