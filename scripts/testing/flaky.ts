import type { KnownFlaky } from '@/tests/e2e/known-flaky';
import { describeTests } from '@/scripts/testing/reports/describe-results';
import type { PartResult } from '@/scripts/testing/reports/part-result';

/** So many tests may need their second try before a run is red. */
const flakyAllowed = 3;
/** So many may be known, each for so many days. */
const knownAllowed = 5;
const daysAllowed = 14;

/**
 * What the tests say that passed only on their second try, and whether they are too many. Those that are known do not
 * count; an empty text means that every test passed at once.
 */
export function judgeFlaky(
  results: readonly PartResult[],
  known: readonly KnownFlaky[],
): { text: string; isTooMany: boolean } {
  const flaky = results.flatMap(({ tests }) => tests).filter(({ isFlaky }) => isFlaky);
  const isKnown = (name: string) => known.some(({ test }) => name.endsWith(test));
  const counted = flaky.filter(({ name }) => !isKnown(name)).length;
  const isTooMany = counted > flakyAllowed;
  if (flaky.length === 0) return { text: '', isTooMany };
  const aside = flaky.length > counted ? `, and ${flaky.length - counted} known` : '';
  return {
    text: `Flaky: ${counted} of ${flakyAllowed} allowed${aside}\n${describeTests(flaky)}`,
    isTooMany,
  };
}

/**
 * What is wrong with the list of known flaky tests, a sentence each.
 *
 * @param titles the titles of all end-to-end tests
 * @param today as `2026-11-30`
 */
export function checkKnownFlaky(
  known: readonly KnownFlaky[],
  titles: ReadonlySet<string>,
  today: string,
): string[] {
  const days = ({ since, until }: KnownFlaky) => (Date.parse(until) - Date.parse(since)) / 86_400_000;
  return [
    ...(known.length > knownAllowed ? [`${known.length} tests are listed; ${knownAllowed} may be.`] : []),
    ...known.flatMap((entry) => [
      ...(titles.has(entry.test) ? [] : [`No test is called "${entry.test}".`]),
      ...(entry.until < today ? [`"${entry.test}" was to be mended until ${entry.until}.`] : []),
      ...(days(entry) <= daysAllowed ? [] : [`"${entry.test}" has more than ${daysAllowed} days.`]),
    ]),
  ];
}
