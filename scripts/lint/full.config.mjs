import path from 'node:path';
import next from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';
import house from '../../eslint.config.mjs';

const root = path.join(import.meta.dirname, '../..');

/** The names of the rules for which React's compiler reads a whole file. */
const compilerRules = next
  .flatMap(({ rules }) => Object.keys(rules ?? {}))
  .filter((rule) => rule.startsWith('react-hooks/'))
  .filter((rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule));

/**
 * Every rule by ESLint itself, types included: `npm run lint:full`. It takes minutes, so a test run asks oxlint for
 * these rules. Run this now and then, and before a new version of oxlint: both must agree.
 */
export default tseslint.config(
  ...house.slice(0, 1),
  ...next,
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } } },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Neither components nor hooks are written here.
    files: ['lib/*/*.ts', 'lib/*/server/**', 'scripts/**', 'emulators/**', 'tests/**'],
    rules: Object.fromEntries(compilerRules.map((rule) => [rule, /** @type {const} */ ('off')])),
  },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  ...house.slice(1),
);
