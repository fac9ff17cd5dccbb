import { readReport, reportFile, type NodeTool } from './node-tool';
import { parseJestReport } from '@/scripts/testing/reports/parse-jest-report';
import type { PartResult } from '@/scripts/testing/reports/part-result';

/** Runs a suite of jest. */
export async function jestPart(options: {
  root: string;
  tool: NodeTool;
  reports: string;
  name: string;
  /** The suite's configuration, relative to the root. */
  config: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  onOutput?: (text: string) => void;
}): Promise<PartResult> {
  const { root, tool, reports, name, config, args = [], env = {}, onOutput } = options;
  const report = reportFile(reports, `${name}.json`);
  const { output } = await tool(
    'jest',
    ['--config', config, '--json', '--outputFile', report, '--maxWorkers', '2', ...args],
    { env, ...(onOutput && { onOutput }) },
  );
  return parseJestReport(root, readReport(report), output);
}
