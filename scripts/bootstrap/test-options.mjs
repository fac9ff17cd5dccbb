import { SetupError } from './setup-error.mjs';

/** The parts of `npm test`, in the order in which they are reported. */
export const partNames = /** @type {const} */ ([
  'lint',
  'types',
  'unit',
  'emulators',
  'rules',
  'build',
  'e2e',
]);

/**
 * Which parts to run; `args` go to the tool of a single part. `stack` only serves, for daily work.
 * @typedef {(typeof partNames)[number]} PartName
 * @typedef {{ kind: 'all' }
 *   | { kind: 'part', part: PartName, args: readonly string[] }
 *   | { kind: 'stack', dev: boolean }} TestOptions
 */

/**
 * Reads what stands behind `node scripts/test.mjs`; throws a SetupError for anything unknown.
 * @param {readonly string[]} argv
 * @returns {TestOptions}
 */
export function readTestOptions(argv) {
  const [word, ...args] = argv;
  if (word === undefined) return { kind: 'all' };
  if (word === 'stack') return { kind: 'stack', dev: args.includes('--dev') };
  const part = partNames.find((name) => name === word);
  if (part === undefined) {
    throw new SetupError(`"${word}" is no part of the tests: there are ${partNames.join(', ')} and stack.`);
  }
  return { kind: 'part', part, args };
}

/**
 * Reads what stands behind `node scripts/bench.mjs`: nothing, or a section that can be asked for by itself.
 * Throws a SetupError for anything else.
 * @param {readonly string[]} argv
 * @returns {'first-load' | 'ink' | null}
 */
export function readBenchOptions(argv) {
  if (argv.length === 0) return null;
  if (argv.join(' ') === '--only first-load') return 'first-load';
  if (argv.join(' ') === '--only ink') return 'ink';
  throw new SetupError(
    `"${argv.join(' ')}" is unknown: the benchmark takes --only first-load, --only ink, or nothing.`,
  );
}
