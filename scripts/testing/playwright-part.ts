import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import { clearDatabases } from './clear-databases';
import { readReport, reportFile, type NodeTool } from './node-tool';
import { parsePlaywrightReport } from '@/scripts/testing/reports/parse-playwright-report';
import { checkResult, joinResults, type PartResult } from '@/scripts/testing/reports/part-result';

/**
 * How many workers each project of `playwright.config.ts` has. A page leaves a core idle for a third of its time, so
 * three share two cores. A call has up to five pages that send and draw pictures: one story takes half of two cores.
 */
const workers = { pages: 3, call: 1, faults: 1, api: 2 } as const;

type Project = keyof typeof workers;

/**
 * Runs the end-to-end tests. Pages come first and need both cores. Then calls run on that stack, which they find empty;
 * beside them faults, and after these the API tests, run on a second stack that faults may break. Without a second stack
 * one project follows the other, and faults come last.
 */
export async function playwrightPart(options: {
  tool: NodeTool;
  reports: string;
  args: readonly string[];
  /** Starts the stack, or tells where it is. */
  serve: () => Promise<TestEnvironment>;
  serveForFaults: (() => Promise<TestEnvironment>) | null;
  /** Empties the databases of a stack. */
  clear?: (env: TestEnvironment) => Promise<void>;
  onOutput?: (text: string) => void;
}): Promise<PartResult> {
  const { tool, reports, args, serve, serveForFaults, clear = clearDatabases, onOutput } = options;
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
    const runBeside = async () => {
      const own = await serveForFaults();
      const faults = await run('faults', own);
      await clear(own);
      return [faults, await run('api', own)];
    };
    const beside = runBeside();
    await clear(env);
    results.push(...(await Promise.all([run('call', env), beside])).flat());
  } else {
    for (const name of ['api', 'call', 'faults'] as const) results.push(await run(name, env));
  }
  const joined = joinResults(results);
  const isEmpty = joined.passed + joined.failed + joined.skipped === 0;
  return isEmpty ? checkResult(false, `No test matches ${args.join(' ')}.`) : joined;
}
