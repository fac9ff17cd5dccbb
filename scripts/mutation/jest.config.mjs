import path from 'node:path';
import baseConfig from '../../jest.config.mjs';

/** The unit tests of the resolver alone, in the process that Stryker gives them. */
const mutationConfig = async () => ({
  ...(await baseConfig()),
  rootDir: '../..',
  roots: ['<rootDir>/lib/access', '<rootDir>/scripts/mutation'],
  testMatch: ['<rootDir>/scripts/mutation/all-suites.ts'],
  // Stryker puts its own environment around this one: it knows no `<rootDir>`, and needs Node 20.19 to read a module.
  testEnvironment: path.resolve('scripts/mutation/stop-at-first-failure.mjs'),
  maxWorkers: 1,
});

export default mutationConfig;
