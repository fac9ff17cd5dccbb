import { createRequire } from 'node:module';

/** @typedef {{ requireInternalModule: (from: string, to?: string) => unknown }} Runtime */
/** @typedef {(global: unknown, project: unknown, environment: unknown, runtime: Runtime, ...rest: unknown[]) => Promise<unknown>} RunSuite */

const require = createRequire(import.meta.url);
/** Jest's own runner, which is published without types. */
const { default: run } = /** @type {{ default: RunSuite }} */ (require('jest-circus/runner'));

/** What looks at the values of a suite, and so has to know the suite's own `Number`, `Map` and `Error`. */
const judges = new Set([
  'expect',
  '@jest/expect',
  '@jest/expect-utils',
  '@jest/get-type',
  'jest-diff',
  'jest-matcher-utils',
]);

/**
 * Runs a suite as jest does, except that the suites of a process share the packages that jest reports with: else each
 * of hundreds of small suites would read them again, which was a third of the time. Assertions stay a suite's own.
 * Snapshots are compared with what is shared, too; they are for plain objects and texts here.
 * @type {RunSuite}
 */
const runSuite = (global, project, environment, runtime, ...rest) => {
  const ofSuite = runtime.requireInternalModule.bind(runtime);
  runtime.requireInternalModule = (from, to) =>
    to === undefined || to.startsWith('.') || judges.has(to) ? ofSuite(from, to) : createRequire(from)(to);
  return run(global, project, environment, runtime, ...rest);
};

export default runSuite;
