import next from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/lint/house-rules.mjs';
import { layerZones } from './scripts/lint/layer-zones.mjs';

/** Files whose default export (or name) a framework or tool prescribes. */
const frameworkFiles = [
  'app/**/{page,layout,template,loading,error,global-error,not-found,default,icon,opengraph-image,manifest,robots,sitemap}.{ts,tsx}',
  '*.config.{mjs,ts}',
  '{scripts,tests}/**/*.config.{mjs,ts}',
  'tests/e2e/support/global-*.ts',
  'tests/support/unit/unit-environment.mjs',
  'tests/support/unit/unit-runner.mjs',
  'scripts/mutation/stop-at-first-failure.mjs',
  'lib/core/server/intl-request.ts',
];

/** The rules for which React's compiler reads a whole file, a fifth of the time of all rules together: off. */
const withoutCompiler = Object.fromEntries(
  next
    .flatMap(({ rules }) => Object.keys(rules ?? {}))
    .filter((rule) => rule.startsWith('react-hooks/'))
    .filter((rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule))
    .map((rule) => [rule, /** @type {const} */ ('off')]),
);

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.local/**',
      'node_modules/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...next,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      eqeqeq: 'error',
      'import/no-default-export': 'error',
      'import/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: layerZones(import.meta.dirname) },
      ],
      'react/jsx-no-leaked-render': ['error', { validStrategies: ['ternary', 'coerce'] }],
    },
  },
  ...houseRules,
  { files: frameworkFiles, rules: { 'import/no-default-export': 'off' } },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'app/design/**'],
    rules: {
      'react/jsx-no-literals': [
        'error',
        { noStrings: false, allowedStrings: ['·', '+', '/', '(', ')', ':', '…'] },
      ],
    },
  },
  {
    files: ['app/*/admin/**/*.tsx', 'components/admin/**/*.tsx'],
    ignores: ['components/admin/admin-title.tsx'],
    rules: {
      'no-restricted-syntax': ['error', {
        selector: "JSXOpeningElement[name.name='h1']",
        message: 'Pages of the administration have one look of heading: use components/admin/admin-title.',
      }],
    }, // prettier-ignore
  },
  {
    files: ['lib/**'],
    ignores: ['lib/firebase/server/run-transaction.ts'],
    rules: {
      'no-restricted-syntax': ['error', {
        selector: "CallExpression[callee.property.name='runTransaction']",
        message: 'Firestore closes transactions in a way that its SDK does not repeat: use lib/firebase/server/run-transaction.',
      }],
    }, // prettier-ignore
  },
  {
    // Neither components nor hooks are written here.
    files: ['lib/*/*.ts', 'lib/*/server/**', 'scripts/**', 'emulators/**', 'tests/**'],
    rules: withoutCompiler,
  },
  { files: ['scripts/**', 'emulators/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
);
