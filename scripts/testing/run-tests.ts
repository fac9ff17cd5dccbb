import type { checkTests } from '@/scripts/bootstrap/check-tests.mjs';
import type { Machine } from '@/scripts/bootstrap/prepare-machine.mjs';
import { announceStack } from '@/scripts/bootstrap/running-stack.mjs';
import { partNames } from '@/scripts/bootstrap/test-options.mjs';
import { faultsStack, testStack } from '@/scripts/stack/stack-settings';
import {
  describeFailed,
  describeFolders,
  describePart,
  describeSlowest,
  describeTotal,
} from '@/scripts/testing/reports/describe-results';
import { listRoutes, readAxe } from '@/scripts/testing/reports/describe-axe';
import { readMatrix } from '@/scripts/testing/reports/describe-matrix';
import { createParts } from './create-parts';
import { judgeFlaky } from './flaky';
import { runParts } from './run-parts';
import { createTestStack } from './create-test-stack';
import { knownFlaky } from '@/tests/e2e/known-flaky';

const write = (text: string) => process.stdout.write(text);

/** `npm test` and its finer commands. Resolves to the exit code. */
export async function runTests(
  machine: Machine,
  { options, running }: Awaited<ReturnType<typeof checkTests>>,
): Promise<number> {
  const settings = testStack(machine.root);
  if (running) machine.log('stack', 'uses the one that npm run test:stack serves');
  const stack = createTestStack({ machine, settings, running });
  const forFaults =
    options.kind === 'all'
      ? createTestStack({ machine, settings: faultsStack(machine.root), running: null })
      : stack;

  if (options.kind === 'stack') {
    const env = await stack.serve(options.dev ? 'development' : 'production');
    machine.lifetime.atEnd(announceStack(settings.stateDir, env));
    write(`\nThe test stack answers at ${env['CHALKTALK_APP_URL'] ?? ''}. Stop with Ctrl-C.\n`);
    return new Promise(() => undefined);
  }

  // Two suites and the app will want them; what is wrong with them is told when the first of these asks.
  if (options.kind === 'all') stack.emulators().catch(() => undefined);
  const parts = createParts({
    machine,
    settings,
    stack,
    forFaults,
    args: options.kind === 'part' ? options.args : [],
    isWatched: options.kind === 'part',
  });
  const wanted = options.kind === 'part' ? [options.part] : partNames;
  const done = await runParts(
    wanted.map((name) => parts[name]),
    ({ name, result, milliseconds }) => {
      // A part that runs alone has shown its tests already, but not why none of them ran.
      const isNew = options.kind === 'all' || result.tests.length === 0;
      if (result.complaints && isNew) write(`\n${result.complaints.trimEnd()}\n`);
      write(`\n${describePart(titles[name], result, milliseconds)}\n`);
    },
  );
  const results = done.map(({ result }) => result);
  const failed = describeFailed(results);
  if (failed) write(`\nWhat failed\n${failed}\n`);
  const slowest = describeSlowest(results);
  if (slowest) write(`\nThe slowest tests\n${slowest}\n`);
  // Asked in several parts: only a whole run can say that nobody differs.
  const matrix = options.kind === 'all' ? readMatrix(results) : null;
  if (matrix) write(`\n${matrix.line}\n`);
  const axe = options.kind === 'all' ? readAxe(results, listRoutes(machine.root)) : null;
  if (axe) write(`${axe.line}\n`);
  if (options.kind === 'all') {
    const parts = done.map(({ name, milliseconds }) => `${name} ${Math.round(milliseconds / 1000)} s`);
    write(`Seconds by part: ${parts.join(' · ')}\n`);
    write(`Seconds of end-to-end tests by folder: ${describeFolders(results)}\n`);
  }
  const flaky = judgeFlaky(results, knownFlaky);
  if (flaky.text) write(`\n${flaky.text}\n`);
  write(`\n${describeTotal(results)}\n`);
  const isWhole = matrix?.isWhole !== false && axe?.isWhole !== false;
  return results.some(({ failed }) => failed > 0) || !isWhole || flaky.isTooMany ? 1 : 0;
}

const titles: Record<(typeof partNames)[number], string> = {
  lint: 'Format and lint',
  types: 'Types',
  unit: 'Unit',
  emulators: 'Emulator conformance',
  rules: 'Rules',
  build: 'Production build',
  e2e: 'End to end',
};
