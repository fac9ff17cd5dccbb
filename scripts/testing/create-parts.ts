import path from 'node:path';
import type { Machine } from '@/scripts/bootstrap/prepare-machine.mjs';
import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';
import type { PartName } from '@/scripts/bootstrap/test-options.mjs';
import type { StackSettings } from '@/scripts/stack/stack-settings';
import type { TestStack } from './create-test-stack';
import { jestPart } from './jest-part';
import { createNodeTool } from './node-tool';
import { checkResult, type PartResult } from '@/scripts/testing/reports/part-result';
import { playwrightPart } from './playwright-part';
import type { Part } from './run-parts';
import { lintPart, typesPart } from './static-parts';

/**
 * The parts of a test run. The build begins at once, because browsers wait for it. The suites of the emulators follow
 * it. Lint, types and unit tests run beside them. End-to-end tests begin on the second stack, where there is one, while
 * the suites of the emulators use the first.
 */
export function createParts(options: {
  machine: Machine;
  settings: StackSettings;
  stack: TestStack;
  /** The one that end-to-end tests may break: another one, where there are both. */
  forFaults: TestStack;
  /** For the tool of a part that runs alone. */
  args: readonly string[];
  /** Whether somebody looks on while a single part runs. */
  isWatched: boolean;
}): Record<PartName, Part<PartName>> {
  const { machine, settings, stack, forFaults, args, isWatched } = options;
  const { root, run } = machine;
  const tool = createNodeTool(root, run);
  const reports = path.join(settings.stateDir, 'reports');
  const watch = isWatched ? { onOutput: (text: string) => void process.stdout.write(text) } : {};
  const suite = { root, tool, reports, args, ...watch };
  const part = (name: PartName, after: readonly PartName[], work: Part<PartName>['run']): Part<PartName> => ({
    name,
    after,
    run: (isDone) => countWhatStops(() => work(isDone)),
  });
  return {
    lint: part('lint', [], () => lintPart(root, tool, reports)),
    types: part('types', [], () => typesPart(tool)),
    unit: part('unit', [], () => jestPart({ ...suite, name: 'unit', config: 'jest.config.mjs' })),
    build: part('build', [], () => buildPart(stack)),
    emulators: part('emulators', ['build'], async () =>
      jestPart({
        ...suite,
        name: 'emulators',
        config: 'tests/emulators/jest.config.mjs',
        env: await stack.emulators(),
      }),
    ),
    rules: part('rules', ['emulators'], async () =>
      jestPart({
        ...suite,
        name: 'rules',
        config: 'tests/rules/jest.config.mjs',
        env: await stack.emulators(),
      }),
    ),
    e2e: part('e2e', ['unit', 'build'], (isDone) => {
      const serve = async () => {
        await isDone('rules');
        return stack.serve('production');
      };
      const serveForFaults = forFaults === stack ? null : () => forFaults.serve('production');
      return playwrightPart({ tool, reports, args, serve, serveForFaults, ...watch });
    }),
  };

  /** What keeps a part from running is its failure: the others still say what they find, and all are added up. */
  async function countWhatStops(work: () => Promise<PartResult>): Promise<PartResult> {
    try {
      return await work();
    } catch (error) {
      // Stopped by its user: nothing is to be counted any more.
      if (machine.lifetime.hasEnded) throw error;
      return checkResult(false, `Not run: ${describe(error)}`);
    }
  }
}

/** A sentence where there is one, else all that is known. */
function describe(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function buildPart(stack: TestStack): Promise<PartResult> {
  try {
    await stack.build();
    return checkResult(true, '');
  } catch (error) {
    if (error instanceof SetupError) return checkResult(false, error.message);
    throw error;
  }
}
