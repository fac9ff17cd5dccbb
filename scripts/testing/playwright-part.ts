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

/** How many pieces API tests have where two stacks share them: each takes the next piece when it is free. */
const apiShards = 6;

/**
 * Runs the end-to-end tests. With two stacks pages come first, on the one for faults, while other suites use the first
 * one. Then faults, which may break their stack, run beside calls. The stack that is done begins with the API tests,
 * and the other one helps. Calls, faults and API tests find their stack empty. On one stack, projects follow each
 * other, faults last.
 */
export async function playwrightPart(options: {
  tool: NodeTool;
  reports: string;
  args: readonly string[];
  /** Starts the stack, or tells where it is, as soon as no other suite uses it. */
  serve: () => Promise<TestEnvironment>;
  serveForFaults: (() => Promise<TestEnvironment>) | null;
  /** Empties the databases of a stack. */
  clear?: (env: TestEnvironment) => Promise<void>;
  onOutput?: (text: string) => void;
}): Promise<PartResult> {
  const { tool, reports, args, serve, serveForFaults, clear = clearDatabases, onOutput } = options;
  const run = async (name: Project, env: TestEnvironment, shard?: number): Promise<PartResult> => {
    const report = reportFile(reports, `e2e-${name}${shard === undefined ? '' : `-${shard}`}.json`);
    const shared = shard === undefined ? [] : shardArguments(name, shard);
    const count = String(shard === undefined ? workers[name] : 1);
    const { output } = await tool(
      'playwright',
      ['test', '--project', name, '--workers', count, '--pass-with-no-tests', ...shared, ...args],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, ...(onOutput && { onOutput }) },
    );
    return parsePlaywrightReport(readReport(report), output);
  };
  const runInTurn = async (names: readonly Project[], env: TestEnvironment) => {
    const results: PartResult[] = [];
    for (const name of names) results.push(await run(name, env));
    return results;
  };
  const onTwoStacks = async (envForFaults: TestEnvironment) => {
    const pages = await run('pages', envForFaults);
    const shards = Array.from({ length: apiShards }, (_, index) => index + 1);
    const runThenApi = async (name: 'call' | 'faults', env: TestEnvironment) => {
      await clear(env);
      const results = [await run(name, env)];
      await clear(env);
      for (let shard = shards.shift(); shard !== undefined; shard = shards.shift())
        results.push(await run('api', env, shard));
      return results;
    };
    const beside = serve().then((env) => runThenApi('call', env));
    const both = await Promise.all([runThenApi('faults', envForFaults), beside]);
    return [pages, ...both.flat()];
  };
  const results = serveForFaults
    ? await onTwoStacks(await serveForFaults())
    : await runInTurn(['pages', 'api', 'call', 'faults'], await serve());
  const joined = joinResults(results);
  const isEmpty = joined.passed + joined.failed + joined.skipped === 0;
  return isEmpty ? checkResult(false, `No test matches ${args.join(' ')}.`) : joined;
}

/** Pieces run beside each other: each has a folder of its own for what it leaves. */
const shardArguments = (name: Project, shard: number) => [
  ...['--shard', `${shard}/${apiShards}`],
  ...['--output', `test-results/${name}-${shard}`],
];
