import { SetupError } from './setup-error.mjs';

/**
 * What `npm run local` was asked for.
 * @typedef {{ reset: boolean, dev: boolean }} LocalOptions
 */

/**
 * Reads what stands behind `npm run local --`; throws a SetupError for anything unknown.
 * @param {readonly string[]} argv
 * @returns {LocalOptions}
 */
export function readLocalOptions(argv) {
  const unknown = argv.find((word) => word !== '--reset' && word !== '--dev');
  if (unknown !== undefined) {
    throw new SetupError(
      `"${unknown}" is not an option of npm run local: there are -- --reset (start with no data) and -- --dev (hot reload).`,
    );
  }
  return { reset: argv.includes('--reset'), dev: argv.includes('--dev') };
}
