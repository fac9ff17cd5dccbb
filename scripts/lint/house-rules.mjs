import { fewProps } from './few-props.mjs';
import { kebabCaseFile } from './kebab-case-file.mjs';
import { noTextInCode } from './no-text-in-code.mjs';
import { noBorderCrossing } from './no-border-crossing.mjs';
import { noImportCycle } from './no-import-cycle.mjs';
import { noProfileByName } from './no-profile-by-name.mjs';
import { plainLanguage } from './plain-language.mjs';
import { longFunctions, mostLines } from './long-functions.mjs';

/**
 * The rules that we wrote, with the files that each holds for. They stand apart from `eslint.config.mjs` so that their
 * tests can ask what they find in a file of a given name without loading every other rule.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const houseRules = [
  {
    plugins: {
      chalktalk: {
        rules: {
          'few-props': fewProps,
          'kebab-case-file': kebabCaseFile,
          'no-text-in-code': noTextInCode,
          'no-border-crossing': noBorderCrossing,
          'no-import-cycle': noImportCycle,
          'no-profile-by-name': noProfileByName,
          'plain-language': plainLanguage,
        },
      },
    },
    rules: {
      'chalktalk/kebab-case-file': 'error',
      'chalktalk/no-border-crossing': 'error',
      'chalktalk/no-import-cycle': 'error',
      'chalktalk/plain-language': 'error',
    },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}', 'lib/*/*.ts', 'lib/*/client/**'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'app/design/**',
      // The names of typefaces, and the words of browsers.
      'app/fonts.ts',
      'lib/errors/error-code-of-dom.ts',
    ],
    rules: { 'chalktalk/no-text-in-code': 'error' },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'lib/access/**'],
    rules: { 'chalktalk/no-profile-by-name': 'error' },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}', 'app/design/**'],
    rules: { 'chalktalk/few-props': 'error', 'max-lines-per-function': ['error', mostLines] },
  },
  ...Object.entries(longFunctions).map(([file, lines]) => ({
    // The brackets of a route are no pattern.
    files: [file.replaceAll(/[[\]]/g, String.raw`\$&`)],
    rules: { 'max-lines-per-function': /** @type {['error', number]} */ (['error', lines]) },
  })),
];
