import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Lifetime } from '@/scripts/bootstrap/lifetime.mjs';
import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';
import { testStack } from '@/scripts/stack/stack-settings';
import { createParts } from './create-parts';
import type { TestStack } from './create-test-stack';
import { describeTotal } from '@/scripts/testing/reports/describe-results';
import { runParts } from './run-parts';

describe('the parts of a test run whose stack cannot start', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-parts-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  /** The parts on a machine on which every program succeeds, and the stack does not start for this reason. */
  function partsWithout(reason: Error, lifetime = new Lifetime()) {
    const stack: TestStack = {
      emulators: () => Promise.reject(reason),
      build: () => Promise.resolve({ isFresh: false, output: '' }),
      serve: () => Promise.reject(reason),
    };
    const run = () => Promise.resolve({ code: 0, output: '' });
    const none = { livekit: null, chromium: null, headlessShell: null };
    const machine = { root, lifetime, run, log: () => undefined, ...none };
    const parts = createParts({
      machine,
      settings: testStack(root),
      stack,
      forFaults: stack,
      args: [],
      isWatched: false,
    });
    return [parts.types, parts.build, parts.emulators, parts.rules, parts.e2e];
  }

  it('that need it count as failed and say why; the others say what they found', async () => {
    const done = await runParts(partsWithout(new SetupError('There is no Java.')), () => undefined);
    expect(done.map(({ name, result }) => [name, result.passed, result.failed, result.complaints])).toEqual([
      ['types', 1, 0, ''],
      ['build', 1, 0, ''],
      ['emulators', 0, 1, 'Not run: There is no Java.'],
      ['rules', 0, 1, 'Not run: There is no Java.'],
      ['e2e', 0, 1, 'Not run: There is no Java.'],
    ]);
    expect(describeTotal(done.map(({ result }) => result))).toBe('2 passed, 3 failed');
  });

  it('say all that is known of what nobody expected', async () => {
    const done = await runParts(partsWithout(new TypeError('It is not a function')), () => undefined);
    expect(done.at(-1)?.result.complaints).toMatch(/^Not run: TypeError: It is not a function\n\s+at /);
  });

  it('are not counted when their user has stopped the run', async () => {
    const lifetime = new Lifetime();
    await lifetime.end();
    const parts = partsWithout(new SetupError('Nothing can be started any more'), lifetime);
    await expect(runParts(parts, () => undefined)).rejects.toThrow('Nothing can be started any more');
  });
});
