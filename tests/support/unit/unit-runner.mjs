import { createRequire } from 'node:module';

/**
 * @typedef {{
 *   requireInternalModule: (from: string, to?: string) => unknown,
 *   fileCache: { strings: Map<string, string> },
 * }} Runtime
 */
/** @typedef {{ global: { Error: ErrorConstructor, requireOnce?: NodeJS.Require }, dom?: object }} Environment */
/**
 * @typedef {(
 *   global: unknown,
 *   project: unknown,
 *   environment: Environment,
 *   runtime: Runtime,
 *   path: string,
 * ) => Promise<unknown>} RunSuite
 */

const require = createRequire(import.meta.url);
/** Jest's own runner, which is published without types. */
const { default: run } = /** @type {{ default: RunSuite }} */ (require('jest-circus/runner'));

/** Packages that look at the values of a suite, and so need the suite's own `Number`, `Map` and `Error`. */
const judges = new Set([
  'expect',
  '@jest/expect',
  '@jest/expect-utils',
  '@jest/get-type',
  'jest-diff',
  'jest-matcher-utils',
]);

/** The files that suites of this process have read. A worker of jest lives for one run, in which none changes. */
const isWorker = process.send !== undefined;
/** @type {Map<string, string>} */
const texts = new Map();

/**
 * Runs a suite as jest does, except that the suites of a process share the packages that jest reports with, and the
 * text of the files. Otherwise each of hundreds of small suites would read them again, which was half of the time.
 * Assertions stay a suite's own. Snapshots are compared with the shared packages; here they are for plain objects and
 * texts. A suite is reported when it ends, not test by test, because nothing shows its single tests.
 * @type {RunSuite}
 */
const runSuite = async (global, project, environment, runtime, path) => {
  const ofSuite = runtime.requireInternalModule.bind(runtime);
  runtime.requireInternalModule = (from, to) =>
    to === undefined || to.startsWith('.') || judges.has(to) ? ofSuite(from, to) : createRequire(from)(to);
  // Jest keeps a hundred frames of an error, and every `expect` makes one beforehand; thirty lead out of any library.
  environment.global.Error.stackTraceLimit = 30;
  // Environments of pages are jest's own.
  if (environment.dom) environment.global.requireOnce = require;
  const { strings } = runtime.fileCache;
  if (isWorker) for (const [name, text] of texts) strings.set(name, text);
  try {
    return await run(global, project, environment, runtime, path);
  } finally {
    if (isWorker) for (const [name, text] of strings) texts.set(name, text);
  }
};

export default runSuite;
