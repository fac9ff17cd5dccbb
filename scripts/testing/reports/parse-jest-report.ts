import path from 'node:path';
import { checkResult, type PartResult } from './part-result';

/** The parts of jest's JSON report (`--json`) that we read. */
type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    message: string;
    status: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages?: readonly string[];
    }[];
  }[];
};

/**
 * Reads jest's JSON report. A file that could not run at all counts as one failed test; a report that is none
 * (jest itself died) as well, with jest's output as the complaint.
 */
export function parseJestReport(root: string, reportText: string | null, output: string): PartResult {
  if (reportText === null) return checkResult(false, output);
  const report = JSON.parse(reportText) as JestReport;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const files = report.testResults.length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    scope: `${files} files`,
    complaints: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${path.relative(root, name)}\n${message}`)
      .join('\n'),
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, duration, failureMessages: [fault] = [] }) => ({
        name: fullName,
        isPassed: status === 'passed',
        ...(fault !== undefined && { fault }),
        milliseconds: duration ?? 0,
      })),
    ),
  };
}
