import path from 'node:path';
import { checkResult, type PartResult } from './part-result';

/** The parts of ESLint's JSON report that we read. */
type EslintReport = readonly {
  filePath: string;
  messages: readonly { line?: number; column?: number; ruleId: string | null; message: string }[];
}[];

/** Reads ESLint's JSON report; every message is a complaint, warnings too. */
export function parseEslintReport(root: string, output: string): PartResult {
  let report: EslintReport;
  try {
    report = JSON.parse(output) as EslintReport;
  } catch {
    return checkResult(false, output);
  }
  const complaints = report.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, ruleId, message }) =>
        `${path.relative(root, filePath)}:${line ?? 0}:${column ?? 0} ${message} (${ruleId ?? 'eslint'})`,
    ),
  );
  return checkResult(complaints.length === 0, complaints.join('\n'), `${report.length} files`);
}
