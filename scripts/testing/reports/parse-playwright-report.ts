import { axeAnnotation } from './axe-annotation';
import { checkResult, type PartResult, type TimedTest } from './part-result';
import { isShown } from './shown-name';

/** The parts of Playwright's JSON report that we read. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
};
type PlaywrightSuite = {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    tests: readonly {
      status: string;
      annotations: readonly { type: string; description?: string }[];
      results: readonly {
        duration: number;
        error?: { message?: string };
        /** `body` is in base64. */
        attachments?: readonly { name: string; body?: string }[];
      }[];
    }[];
  }[];
};

/**
 * Reads Playwright's JSON report. A test that passed on its second try counts as passed and is marked. Errors outside
 * any test (a file that cannot be loaded) count as failed tests; so does a run that left no report. `output` is what
 * Playwright printed, which becomes the complaint when it fails.
 */
export function parsePlaywrightReport(reportText: string | null, output: string): PartResult {
  if (reportText === null) return checkResult(false, output);
  const { stats, errors, suites } = JSON.parse(reportText) as PlaywrightReport;
  const failed = stats.unexpected + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    complaints: failed > 0 ? output : '',
    tests: suites.flatMap((suite) => listTests(suite, [])),
  };
}

function listTests(suite: PlaywrightSuite, above: readonly string[]): TimedTest[] {
  const titles = [...above, suite.title].filter(Boolean);
  return [
    ...suite.specs.map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const fault = results.find(({ error }) => error?.message !== undefined)?.error?.message;
      const shown = results
        .flatMap(({ attachments = [] }) => attachments)
        .filter(({ name }) => isShown(name))
        .map(({ name, body = '' }) => ({ name, text: Buffer.from(body, 'base64').toString() }));
      return {
        name: [...titles, title].join(' › '),
        isPassed: tests.every(({ status }) => status === 'expected' || status === 'flaky'),
        ...(tests.some(({ status }) => status === 'flaky') && { isFlaky: true }),
        ...(fault !== undefined && { fault }),
        ...(shown.length > 0 && { shown }),
        milliseconds: results.reduce((total, { duration }) => total + duration, 0),
        axePaths: tests
          .flatMap(({ annotations }) => annotations)
          .filter(({ type }) => type === axeAnnotation)
          .map(({ description = '' }) => description),
      };
    }),
    ...(suite.suites ?? []).flatMap((inner) => listTests(inner, titles)),
  ];
}
