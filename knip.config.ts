import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Started by package.json through Node, which then loads TypeScript itself.
    'scripts/stack/local.ts',
    'scripts/testing/run-tests.ts',
    'scripts/benchmark/run-benchmark.ts',
    'scripts/administration/run-admin.ts',
    'scripts/sheet/run-sheet.ts',
    'scripts/sheet/sheet-thread.mjs',
    'tests/*/jest.config.mjs',
    'scripts/mutation/jest.config.mjs',
    // Named to jest by a path from the root folder.
    'tests/support/unit/unit-runner.mjs',
    'tests/emulators/support/spawn-thread.ts',
    'scripts/mutation/all-suites.ts',
    'scripts/mutation/stop-at-first-failure.mjs',
    // Run as processes of their own.
    'emulators/realtime-database/main.ts',
    'tests/emulators/support/presence-client.mjs',
    'tests/e2e/faults/support/carry-out-and-die.ts',
  ],
  project: ['**/*.{ts,tsx,mjs}'],
  ignoreDependencies: [
    // Named by a path to one of their files, which is no import: next/font/local, globals.css, a child process.
    '@fontsource-variable/*',
    'tailwindcss',
    'firebase-tools',
  ],
};

export default config;
