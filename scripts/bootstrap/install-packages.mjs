import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lastLine } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/** A registry that takes longer than this is taken for one that cannot be reached: firewalls drop without a word. */
const pingMilliseconds = 15_000;

/** What npm says when there is no way to its registry. Left alone it would try the same again for minutes. */
const noWay = /\b(EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT)\b/;

/**
 * Runs `npm ci` when `node_modules` is missing or does not hold what the lockfile names; without a network from
 * npm's cache alone. Throws a SetupError when npm fails.
 * @param {{
 *   root: string,
 *   run: import('./run-command.mjs').RunCommand,
 *   log: import('./step-log.mjs').StepLog,
 *   env?: NodeJS.ProcessEnv,
 *   withinMs?: number,
 * }} options `withinMs`: how long npm's registry may take to answer
 */
export async function installPackages({ root, run, log, env = process.env, withinMs = pingMilliseconds }) {
  const wanted = readLockfile(path.join(root, 'package-lock.json'));
  // npm writes this one last, so an installation that was interrupted has none.
  const installed = readLockfile(path.join(root, 'node_modules', '.package-lock.json'));
  if (wanted && installed && holdsEverything(wanted, installed)) {
    log('packages', 'up to date');
    return;
  }
  log('packages', 'not all here: asking for the npm registry');
  const ping = await run('npm', ['ping', '--fetch-retries=0'], { cwd: root, env, withinMs });
  const fault = faultOf(ping, withinMs);
  log(
    'packages',
    fault
      ? `npm ci from npm's cache: its registry cannot be reached (${fault})`
      : 'npm ci (one to three minutes)',
  );
  const npm = await run('npm', fault ? ['ci', '--offline'] : ['ci'], { cwd: root, env });
  if (npm.code !== 0) {
    throw new SetupError(
      fault
        ? `The packages could not be installed: the npm registry cannot be reached (${fault}) and npm's cache does not hold them all; connect to a network, then try again.`
        : `The packages could not be installed (npm ci: ${lastErrorLine(npm.output)}): check that the npm registry can be reached, then try again.`,
    );
  }
  log('packages', 'installed');
}

/**
 * Why the registry cannot be reached; undefined when it can, or has said no in words of its own.
 * @param {import('./run-command.mjs').CommandOutcome} ping
 * @param {number} withinMs
 */
function faultOf({ code, output }, withinMs) {
  if (code === 0) return undefined;
  const said = noWay.exec(output)?.[0];
  return said ?? (code === null ? `no answer within ${withinMs / 1000} s` : undefined);
}

/**
 * Whether every package of the lockfile is there in its version. Optional ones may be absent: they are for
 * other systems.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function holdsEverything(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([place, locked]) => {
    if (place === '' || locked.link === true) return true;
    const found = installed.packages?.[place];
    return found ? found.version === locked.version : locked.optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Lockfile | null}
 */
function readLockfile(file) {
  try {
    return /** @type {Lockfile} */ (JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** @param {string} output */
function lastErrorLine(output) {
  const errors = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!) (?!A complete log|.*debug-0\.log)/.test(line));
  return lastLine(
    errors
      .slice(0, 2)
      .join(' ')
      .replaceAll(/npm (error|ERR!) /g, '') || output,
  );
}
