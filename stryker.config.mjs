/**
 * How good the tests of the access resolver are: every small change of its code must make one of them fail.
 * Run by `npm run mutate`; it takes long, and is not part of `npm test`.
 */
const config = {
  mutate: ['lib/access/*.ts', '!lib/access/*.test.ts'],
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.local/stryker',
  ignorePatterns: ['.local', '.next', 'docs', 'emulators', 'test-results', 'tests/e2e'],
};

export default config;
