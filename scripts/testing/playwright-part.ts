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

/** How many pieces calls and API tests have where lanes share them: each lane takes the next piece when it is free. */
const pieces = { call: 5, api: 6 } as const;

/**
 * Runs the end-to-end tests. With two stacks pages come first, on the one for faults, while other suites use the first
 * one. Then there are three lanes, because a lane waits for half of its time: calls and API tests on the first stack,
 * faults, which may break theirs, on the second. A lane that is done helps the others. Calls, faults and what follows
 * them find their stack empty. On one stack, projects follow each other, faults last.
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
  const runProject = (name: Project, env: TestEnvironment) =>
    playwright(name, env, ['--workers', String(workers[name])], name);
  const runPiece = (name: keyof typeof pieces, env: TestEnvironment, piece: number) =>
    playwright(name, env, ['--workers', '1', ...pieceArguments(name, piece)], `${name}-${piece}`);
  const playwright = async (name: Project, env: TestEnvironment, how: readonly string[], id: string) => {
    const report = reportFile(reports, `e2e-${id}.json`);
    const { output } = await tool(
      'playwright',
      ['test', '--project', name, ...how, '--pass-with-no-tests', ...args],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, ...(onOutput && { onOutput }) },
    );
    return parsePlaywrightReport(readReport(report), output);
  };
  const runInTurn = async (names: readonly Project[], env: TestEnvironment) => {
    const results: PartResult[] = [];
    for (const name of names) results.push(await runProject(name, env));
    return results;
  };
  const onTwoStacks = async (envForFaults: TestEnvironment) => {
    const pages = await runProject('pages', envForFaults);
    const left = { call: listPieces('call'), api: listPieces('api') };
    const takeAll = async (names: readonly (keyof typeof left)[], env: TestEnvironment) => {
      const results: PartResult[] = [];
      for (const name of names)
        for (let piece = left[name].shift(); piece !== undefined; piece = left[name].shift())
          results.push(await runPiece(name, env, piece));
      return results;
    };
    const onFirst = async () => {
      const env = await serve();
      await clear(env);
      return Promise.all([takeAll(['call', 'api'], env), takeAll(['api', 'call'], env)]);
    };
    const onSecond = async () => {
      await clear(envForFaults);
      const faults = await runProject('faults', envForFaults);
      await clear(envForFaults);
      return [[faults], await takeAll(['call', 'api'], envForFaults)];
    };
    const lanes = await Promise.all([onFirst(), onSecond()]);
    return [pages, ...lanes.flat(2)];
  };
  const results = serveForFaults
    ? await onTwoStacks(await serveForFaults())
    : await runInTurn(['pages', 'api', 'call', 'faults'], await serve());
  const joined = joinResults(results);
  const isEmpty = joined.passed + joined.failed + joined.skipped === 0;
  return isEmpty ? checkResult(false, `No test matches ${args.join(' ')}.`) : joined;
}

/** The numbers of the pieces, from 1. */
const listPieces = (name: keyof typeof pieces) =>
  Array.from({ length: pieces[name] }, (_, index) => index + 1);

/** Pieces run beside each other: each has a folder of its own for what it leaves. */
const pieceArguments = (name: keyof typeof pieces, piece: number) => [
  ...['--shard', `${piece}/${pieces[name]}`],
  ...['--output', `test-results/${name}-${piece}`],
];
