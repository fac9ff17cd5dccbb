import path from 'node:path';
import baseConfig from '../../jest.config.mjs';

/** The unit tests of the resolver alone, in the process that Stryker gives them. */
const mutationConfig = async () => ({
  ...(await baseConfig()),
  rootDir: '../..',
  roots: ['<rootDir>/lib/access', '<rootDir>/scripts/mutation'],
  testMatch: ['<rootDir>/scripts/mutation/all-suites.ts'],
  // Stryker asks jest's own runner which test comes by which place.
  testRunner: 'jest-circus/runner',
  // Around this environment it puts its own: it knows no `<rootDir>`, and needs Node 20.19 to read a module.
  testEnvironment: path.resolve('scripts/mutation/stop-at-first-failure.mjs'),
  maxWorkers: 1,
});

export default mutationConfig;
