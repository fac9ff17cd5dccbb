import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import { readReport, reportFile, type NodeTool } from './node-tool';
import { parsePlaywrightReport } from './parse-playwright-report';
import { checkResult, joinResults, type PartResult } from './part-result';

/**
 * How many workers each project of `playwright.config.ts` may have. A page, and more so a request past the pages, leaves a
 * core idle for a third of its time: three share two, and more only wait for each other's locks in the databases. In a call
 * up to five pages send and draw pictures, and people wait for each other: one story at a time takes half of two cores.
 */
const workers = { pages: 3, call: 1, faults: 1 } as const;

type Project = keyof typeof workers;

/**
 * Runs the end-to-end tests: pages first, which need both cores, then calls. Faults disturb everyone: they have a stack of
 * their own and run beside the calls, which leave them room; without one, they come last.
 */
export async function playwrightPart(options: {
  tool: NodeTool;
  reports: string;
  args: readonly string[];
  /** Starts the stack, or tells where it is. */
  serve: () => Promise<TestEnvironment>;
  serveForFaults: (() => Promise<TestEnvironment>) | null;
  onOutput?: (text: string) => void;
}): Promise<PartResult> {
  const { tool, reports, args, serve, serveForFaults, onOutput } = options;
  const run = async (name: Project, env: TestEnvironment): Promise<PartResult> => {
    const report = reportFile(reports, `e2e-${name}.json`);
    const { output } = await tool(
      'playwright',
      ['test', '--project', name, '--workers', String(workers[name]), '--pass-with-no-tests', ...args],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, ...(onOutput && { onOutput }) },
    );
    return parsePlaywrightReport(readReport(report), output);
  };
  const env = await serve();
  const results = [await run('pages', env)];
  if (serveForFaults) {
    results.push(
      ...(await Promise.all([run('call', env), serveForFaults().then((own) => run('faults', own))])),
    );
  } else {
    results.push(await run('call', env));
    results.push(await run('faults', env));
  }
  const joined = joinResults(results);
  const isEmpty = joined.passed + joined.failed + joined.skipped === 0;
  return isEmpty ? checkResult(false, `No test matches ${args.join(' ')}.`) : joined;
}
