import nextJest from 'next/jest.js';

/** Packages that ship only ES modules; next/jest's own ignore patterns would leave them untransformed. */
const esmPackages = [
  '@livekit/.*',
  '@react-hook/[^/]+',
  'email-regex',
  'fractional-indexing',
  'jose',
  'livekit-client',
  'livekit-server-sdk',
  'usehooks-ts',
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs/.*',
  'next/dist/(client|shared/lib)',
];

/** @type {import('jest').Config} */
const config = {
  testEnvironment: '<rootDir>/tests/support/unit/unit-environment.mjs',
  testRunner: '<rootDir>/tests/support/unit/unit-runner.mjs',
  // By default one core is left idle, which on a small machine is half of it.
  maxWorkers: '100%',
  roots: [
    '<rootDir>/app',
    '<rootDir>/components',
    '<rootDir>/emulators',
    '<rootDir>/lib',
    '<rootDir>/scripts',
    '<rootDir>/tests/e2e',
    '<rootDir>/tests/support',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Of zod's fifty languages only ours is read.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
  },
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/fail-on-console.ts',
    '<rootDir>/tests/support/unit/packages-once.ts',
    '<rootDir>/tests/support/unit/patient-queries.ts',
    '<rootDir>/tests/support/unit/links-out-of-view.ts',
  ],
  // A limit against hanging: some start processes, or copy a tree, on a machine that does much else.
  testTimeout: 60_000,
  clearMocks: true,
  restoreMocks: true,
};

// Without a folder: the app's configuration, Sentry's with it, takes a second to read and says nothing about tests.
const createJestConfig = nextJest();

const jestConfig = async () => {
  const resolved = await createJestConfig(config)();
  resolved.transformIgnorePatterns = [
    `/node_modules/(?!(${esmPackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  return resolved;
};

export default jestConfig;
