import { stripVTControlCharacters } from 'node:util';
import type { PartResult, TimedTest } from './part-result';

/** One line about a part, for example `unit: 412 passed, 0 failed (61 files, 8.4 s)`. */
export function describePart(name: string, result: PartResult, milliseconds: number): string {
  const { passed, failed, skipped, scope } = result;
  const aside = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(scope !== undefined ? [scope] : []),
    seconds(milliseconds),
  ];
  return `${name}: ${passed} passed, ${failed} failed (${aside.join(', ')})`;
}

/** More than this of what a test said stands where it failed. */
const faultLines = 8;
/** Of what a page showed this much of its beginning stands there, and of its end, where dialogs and notices are. */
const shownLines = { first: 25, last: 15 };

/** Which tests failed; in a long run what was printed of the first ones is far away. */
export function describeFailed(results: readonly PartResult[]): string {
  return describeTests(
    results
      .flatMap((result) => result.tests)
      .filter(({ isPassed, fault }) => !isPassed && fault !== undefined),
  );
}

/** Each test with the beginning of what it said, and what its pages showed: the pictures stay on the machine. */
export function describeTests(tests: readonly TimedTest[]): string {
  return tests
    .map(({ name, fault = '', shown = [] }) =>
      [
        `  ${name}`,
        ...listLines(fault)
          .slice(0, faultLines)
          .map((line) => `    ${line}`),
        ...shown.flatMap((page) => [
          `    ${page.name}`,
          ...leaveMiddleOut(listLines(page.text)).map((line) => `      ${line}`),
        ]),
      ].join('\n'),
    )
    .join('\n');
}

const listLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');

const leaveMiddleOut = (lines: readonly string[]): readonly string[] => {
  const { first, last } = shownLines;
  if (lines.length <= first + last) return lines;
  return [...lines.slice(0, first), '…', ...lines.slice(-last)];
};

/** The ten tests that took longest. */
export function describeSlowest(results: readonly PartResult[]): string {
  const slowest = results
    .flatMap((result) => result.tests)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10);
  return slowest
    .map(({ name, milliseconds }) => `  ${seconds(milliseconds).padStart(7)}  ${name}`)
    .join('\n');
}

/** How long the tests of each folder of `tests/e2e` took, added up over their workers: who spends the time of a run. */
export function describeFolders(results: readonly PartResult[]): string {
  const folders = new Map<string, number>();
  for (const { name, milliseconds } of results.flatMap((result) => result.tests)) {
    const [, folder] = /^(\S+)\/[^/]+\.spec\.ts /.exec(name) ?? [];
    if (folder !== undefined) folders.set(folder, (folders.get(folder) ?? 0) + milliseconds);
  }
  return [...folders]
    .sort(([, one], [, other]) => other - one)
    .map(([folder, milliseconds]) => `${folder} ${seconds(milliseconds)}`)
    .join(' · ');
}

/** The last line of a run: all test cases added up. */
export function describeTotal(results: readonly PartResult[]): string {
  const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
