import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';

/** What `npm run local` was asked for. */
export type LocalOptions = { reset: boolean; dev: boolean };

/** Reads what stands behind `npm run local --`; throws a SetupError for anything unknown. */
export function readLocalOptions(argv: readonly string[]): LocalOptions {
  const unknown = argv.find((word) => word !== '--reset' && word !== '--dev');
  if (unknown !== undefined) {
    throw new SetupError(
      `"${unknown}" is not an option of npm run local: there are -- --reset (start with no data) and -- --dev (hot reload).`,
    );
  }
  return { reset: argv.includes('--reset'), dev: argv.includes('--dev') };
}
