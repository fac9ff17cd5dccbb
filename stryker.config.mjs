/**
 * How good the tests of the access resolver are: every small change of its code must make one of them fail.
 * Run by `npm run mutate`, which is not part of `npm test`; `-- --mutate lib/access/to-grant.ts` asks about one file.
 */
const config = {
  mutate: ['lib/access/*.ts', '!lib/access/*.test.ts'],
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.mjs', enableFindRelatedTests: false },
  // Most tests of a change are left out, for they never come by it. Tables that are read once are asked about as well.
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A change that never ends is told by how often it comes by a place; a busy machine must not pass for one.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '.local/mutation.html' },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.local/stryker',
  ignorePatterns: ['.local', '.next', 'docs', 'emulators', 'test-results', 'tests/e2e'],
};

export default config;
