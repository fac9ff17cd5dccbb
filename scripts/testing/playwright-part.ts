import { readReport, reportFile, type NodeTool } from './node-tool';
import { parsePlaywrightReport } from './parse-playwright-report';
import { checkResult, joinResults, type PartResult } from './part-result';

/**
 * The projects of `playwright.config.ts` in the order in which they run, and how many workers each may have. A page, and
 * more so a request past the pages, leaves a core idle for a third of its time: three share two, and more only wait for
 * each other's locks in the databases. In a call up to five pages send and draw pictures: one story at a time is what two
 * cores hold.
 */
const projects = [
  { name: 'pages', workers: 3 },
  { name: 'call', workers: 1 },
  { name: 'faults', workers: 1 },
];

/**
 * Runs the end-to-end tests, one project after the other: calls need the cores to themselves, and faults
 * disturb everyone.
 */
export async function playwrightPart(options: {
  tool: NodeTool;
  reports: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  onOutput?: (text: string) => void;
}): Promise<PartResult> {
  const { tool, reports, args, env, onOutput } = options;
  const results: PartResult[] = [];
  for (const { name, workers } of projects) {
    const report = reportFile(reports, `e2e-${name}.json`);
    const { output } = await tool(
      'playwright',
      ['test', '--project', name, '--workers', String(workers), '--pass-with-no-tests', ...args],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, ...(onOutput && { onOutput }) },
    );
    results.push(parsePlaywrightReport(readReport(report), output));
  }
  const joined = joinResults(results);
  const isEmpty = joined.passed + joined.failed + joined.skipped === 0;
  return isEmpty ? checkResult(false, `No test matches ${args.join(' ')}.`) : joined;
}
