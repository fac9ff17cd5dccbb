import path from 'node:path';
import process from 'node:process';
import { createPackageInstaller } from './debian-packages.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { findChromium } from './find-chromium.mjs';
import { findHeadlessShell } from './find-headless-shell.mjs';
import { findLivekit } from './find-livekit.mjs';
import { installPackages } from './install-packages.mjs';
import { Lifetime } from './lifetime.mjs';
import { createRunCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';
import { createStepLog } from './step-log.mjs';

/**
 * What the bootstrap found, handed to the command proper.
 * @typedef {{
 *   root: string,
 *   lifetime: Lifetime,
 *   run: import('./run-command.mjs').RunCommand,
 *   log: import('./step-log.mjs').StepLog,
 *   livekit: import('./find-livekit.mjs').Livekit | null,
 *   chromium: string | null,
 *   headlessShell: string | null,
 * }} Machine
 */

/**
 * How a command was called.
 * @typedef {{ root: string, argv: readonly string[], env: NodeJS.ProcessEnv }} Call
 */

/**
 * The start of both commands on a machine that has only Node: checks what it was asked for, so that nobody waits
 * minutes to be told of a typing error; installs the packages and, beside that, finds or installs LiveKit and the
 * browser; then runs `main`, which may be TypeScript. Whatever goes wrong, everything started is stopped again; a
 * SetupError is printed as its sentence with exit code 1.
 * @template Asked
 * @param {{
 *   needsLivekit: boolean,
 *   needsBrowser: boolean,
 *   needsHeadlessShell: boolean,
 *   mayUseExternalLivekit: boolean,
 *   endsQuietly: boolean,
 *   saidOfNothing?: string,
 *   check: (call: Call) => Promise<Asked>,
 *   main: () => Promise<(machine: Machine, asked: Asked) => Promise<number>>,
 * }} options `main` resolves to a function that returns the exit code, and is given what `check` made of the call;
 *   `endsQuietly`: Ctrl-C is how it ends; `saidOfNothing`: the last line where `main` is never reached
 */
export async function prepareMachine({
  needsLivekit,
  needsBrowser,
  needsHeadlessShell,
  mayUseExternalLivekit,
  endsQuietly,
  saidOfNothing,
  check,
  main,
}) {
  const root = path.resolve(import.meta.dirname, '../..');
  const lifetime = new Lifetime();
  lifetime.endOnSignals({
    exitCode: (signal) => (endsQuietly && signal === 'SIGINT' ? 0 : 130),
    onSignal: () => process.stdout.write('\nStopping …\n'),
  });
  endWithNpm(() => void lifetime.end().finally(() => process.exit(130)));
  // The reader of our output may be gone while we still stop things.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Children live in process groups of their own: they would survive us.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`\n${error.stack ?? String(error)}\n`);
    void lifetime.end().finally(() => process.exit(1));
  });
  const log = createStepLog((line) => process.stdout.write(`${line}\n`));
  const run = createRunCommand(lifetime);
  const { env } = process;

  let exitCode = 1;
  let hasBegun = false;
  try {
    const asked = await check({ root, argv: process.argv.slice(2), env });
    const packages = installPackages({ root, run, log });
    const installPackage = createPackageInstaller({ run, env });
    const [livekit, chromium, headlessShell] = await Promise.all([
      needsLivekit ? findLivekit({ env, run, log, mayBeExternal: mayUseExternalLivekit }) : null,
      needsBrowser ? findChromium({ root, env, run, log, packages, installPackage }) : null,
      needsHeadlessShell ? findHeadlessShell({ env, log, installPackage }) : null,
      packages,
    ]);
    const { register } = await import('tsx/esm/api');
    register();
    const runMain = await main();
    hasBegun = true;
    exitCode = await runMain({ root, lifetime, run, log, livekit, chromium, headlessShell }, asked);
  } catch (error) {
    if (lifetime.hasEnded) return;
    process.stderr.write(
      error instanceof SetupError
        ? `\n${error.message}\n`
        : `\n${error instanceof Error ? error.stack : error}\n`,
    );
    if (saidOfNothing !== undefined && !hasBegun) process.stdout.write(`\n${saidOfNothing}\n`);
  }
  await lifetime.end();
  process.exit(exitCode);
}
