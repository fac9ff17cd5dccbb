import next from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/lint/house-rules.mjs';
import { layerZones } from './scripts/lint/layer-zones.mjs';

/** The plugins that Next's configuration brings, by their prefix. */
const plugins = Object.fromEntries(next.flatMap((config) => Object.entries(config.plugins ?? {})));

/** One place decides how dates are written, for readers of every device. */
const ownDates = [
  "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']",
  'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
  "CallExpression[callee.object.name='format'][callee.property.name='dateTime']",
].map((selector) => ({ selector, message: 'Dates are written by lib/core/dates.' }));

/** Newer browsers answer a promise to a scroll, and React takes what an effect answers for its clean-up. */
const scrollInBraces = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true] ' +
    'CallExpression[callee.property.name=/^scroll/]',
  message: 'An effect that scrolls has braces: the promise of a scroll is no clean-up.',
};

/** `text()` puts signs of replacement into a file that is not UTF-8. */
const fileText = {
  selector: "CallExpression[callee.object.name=/file$/i][callee.property.name='text']",
  message: 'A file may have another encoding: read its bytes by lib/core/decode-text.',
};

/** A part whose code cannot be fetched takes its whole page down; the call and its parts go on without a network. */
const failingPart = {
  selector: "ImportDeclaration[source.value='next/dynamic']",
  message: 'Without a network the page would fall: use components/shell/lazy-part.',
};

/** `getBy…` and `findBy…` throw when they find nothing: asking again whether there was something proves nothing. */
const foundTwice = {
  selector:
    "CallExpression[callee.property.name=/^(toBeTruthy|toBeDefined)$/] > MemberExpression > CallExpression[callee.name='expect'] CallExpression[callee.property.name=/^(get|find)(All)?By/]",
  message: 'It throws when it finds nothing: write the query alone.',
};

/**
 * What oxlint does not know: the rules of this house, the layers, and two rules of React. Nothing here asks for
 * types, so a run takes seconds. `.oxlintrc.json` has all other rules; `npm run lint:full` asks ESLint for those too.
 */
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
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser: tseslint.parser },
    // Comments that silence a rule are oxlint's to judge.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    // More than the rules below need: comments that silence a rule must name one that exists.
    plugins: { ...plugins, '@typescript-eslint': tseslint.plugin },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      react: { version: '19' },
    },
    rules: {
      'import/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: layerZones(import.meta.dirname) },
      ],
      'react/jsx-no-leaked-render': ['error', { validStrategies: ['ternary', 'coerce'] }],
    },
  },
  ...houseRules,
  {
    files: ['app/**', 'components/**'],
    rules: { 'no-restricted-syntax': ['error', ...ownDates, scrollInBraces, fileText] },
  },
  {
    files: ['components/**', 'app/(call)/**'],
    rules: { 'no-restricted-syntax': ['error', ...ownDates, scrollInBraces, fileText, failingPart] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...ownDates, scrollInBraces, fileText, foundTwice] },
  },
  {
    files: ['app/*/admin/**/*.tsx', 'components/admin/**/*.tsx'],
    ignores: ['components/admin/admin-title.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...ownDates,
        scrollInBraces,
        fileText,
        {
          selector: "JSXOpeningElement[name.name='h1']",
          message: 'Pages of the administration share one heading: use components/admin/admin-title.',
        },
      ],
    },
  },
  {
    files: ['lib/**'],
    ignores: ['lib/firebase/server/run-transaction.ts', 'lib/core/write-table.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='runTransaction']",
          message:
            'The SDK does not retry every closed transaction: use lib/firebase/server/run-transaction.',
        },
        {
          selector: "CallExpression[callee.name='unparse'], CallExpression[callee.property.name='unparse']",
          message: 'Table programs need the mark and harmless cells: use lib/core/write-table.',
        },
      ],
    },
  },
);
