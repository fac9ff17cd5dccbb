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
 * Runs the end-to-end tests. Pages come first and need both cores. Then calls run on that stack, which they find empty,
 * and beside them faults on a second stack, which they may break. Each is followed by one half of the API tests, so that
 * both stacks are done at about the same time. Without a second stack one project follows the other, and faults come
 * last.
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
  const run = async (name: Project, env: TestEnvironment, shard?: '1/2' | '2/2'): Promise<PartResult> => {
    const report = reportFile(reports, `e2e-${name}${shard ? `-${shard[0]}` : ''}.json`);
    const { output } = await tool(
      'playwright',
      [
        ...[
          'test',
          '--project',
          name,
          '--workers',
          String(shard ? 1 : workers[name]),
          '--pass-with-no-tests',
        ],
        // Two halves run at once: each has a folder of its own for what it leaves.
        ...(shard ? ['--shard', shard, '--output', `test-results/${name}-${shard[0]}`] : []),
        ...args,
      ],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, ...(onOutput && { onOutput }) },
    );
    return parsePlaywrightReport(readReport(report), output);
  };
  const env = await serve();
  const results = [await run('pages', env)];
  if (serveForFaults) {
    const runThenApi = async (name: 'call' | 'faults', own: TestEnvironment, shard: '1/2' | '2/2') => {
      const first = await run(name, own);
      await clear(own);
      return [first, await run('api', own, shard)];
    };
    const beside = serveForFaults().then((own) => runThenApi('faults', own, '1/2'));
    await clear(env);
    results.push(...(await Promise.all([runThenApi('call', env, '2/2'), beside])).flat());
  } else {
    for (const name of ['api', 'call', 'faults'] as const) results.push(await run(name, env));
  }
  const joined = joinResults(results);
  const isEmpty = joined.passed + joined.failed + joined.skipped === 0;
  return isEmpty ? checkResult(false, `No test matches ${args.join(' ')}.`) : joined;
}
