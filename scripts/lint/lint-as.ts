import path from 'node:path';
import type * as EslintModule from 'eslint';
import type { Linter } from 'eslint';
import type * as TypescriptEslintModule from 'typescript-eslint';
import { houseRules } from './house-rules.mjs';

/** ESLint and the parser are read once for all suites of a process: that takes longer than all that they test. */
const read = (name: string): unknown => globalThis.requireOnce?.(name) ?? jest.requireActual(name);

const { Linter: HouseLinter } = read('eslint') as typeof EslintModule;
const { parser } = read('typescript-eslint') as typeof TypescriptEslintModule;

const language: Linter.Config = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: { parser },
};

/** For tests: what rules, those of the house if no others, say of a text, were it in a file of that name. */
export function lintAs(
  file: string,
  text: string,
  rules: readonly Linter.Config[] = houseRules,
  root = '/house',
): string[] {
  const linter = new HouseLinter({ configType: 'flat', cwd: root });
  const found = linter.verify(text, [language, ...rules], { filename: path.join(root, file) });
  return found.map(({ message }) => message);
}
