import { stripVTControlCharacters } from 'node:util';
import type { PartResult } from './part-result';

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

/**
 * Which tests failed, how what they said begins, and what their pages showed: in a long run what was printed of the
 * first ones is far away, and the pictures stay on the machine.
 */
export function describeFailed(results: readonly PartResult[]): string {
  return results
    .flatMap((result) => result.tests)
    .filter(({ isPassed, fault }) => !isPassed && fault !== undefined)
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

/** The last line of a run: all test cases added up. */
export function describeTotal(results: readonly PartResult[]): string {
  const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
