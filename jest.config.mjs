import nextJest from 'next/jest.js';

/** Packages that ship only ES modules; next/jest's own ignore patterns would leave them untransformed. */
const esmPackages = [
  '@livekit/.*',
  '@react-hook/[^/]+',
  'email-regex',
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
  testEnvironment: 'node',
  // By default one core is left idle, which on a small machine is half of it.
  maxWorkers: '100%',
  roots: [
    '<rootDir>/app',
    '<rootDir>/components',
    '<rootDir>/emulators',
    '<rootDir>/lib',
    '<rootDir>/scripts',
    '<rootDir>/tests/support',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts'],
  clearMocks: true,
  restoreMocks: true,
};

const createJestConfig = nextJest({ dir: './' });

const jestConfig = async () => {
  const resolved = await createJestConfig(config)();
  resolved.transformIgnorePatterns = [
    `/node_modules/(?!(${esmPackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  return resolved;
};

export default jestConfig;
