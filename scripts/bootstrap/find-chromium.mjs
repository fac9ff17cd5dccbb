import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, isExecutable } from './find-on-path.mjs';
import { lastLine } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/** Names under which distributions install it. */
const programs = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/**
 * Finds the browser for the tests: `CHROMIUM_PATH` → the PATH → `apt-get` as root on Debian → Playwright's own
 * download. Returns the path of its program; throws a SetupError that says how to get it.
 * @param {{
 *   root: string,
 *   env: NodeJS.ProcessEnv,
 *   run: import('./run-command.mjs').RunCommand,
 *   log: import('./step-log.mjs').StepLog,
 *   packages: Promise<unknown>,
 *   onPath?: typeof findOnPath,
 *   isFile?: typeof isExecutable,
 *   isRootOnDebian?: () => boolean,
 * }} options `packages` resolves when Playwright is installed
 * @returns {Promise<string>}
 */
export async function findChromium({
  root,
  env,
  run,
  log,
  packages,
  onPath = findOnPath,
  isFile = isExecutable,
  isRootOnDebian = rootOnDebian,
}) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (!isFile(named))
      throw new SetupError(`CHROMIUM_PATH names ${named}, which is no program: correct or unset it.`);
    log('browser', `CHROMIUM_PATH: ${named}`);
    return named;
  }
  log('browser', 'CHROMIUM_PATH is not set');
  const installed = onPath(programs, env);
  if (installed) {
    log('browser', `on the PATH: ${installed}`);
    return installed;
  }
  log('browser', 'neither Chromium nor Google Chrome is on the PATH');
  if (isRootOnDebian()) {
    log('browser', 'installing chromium with apt-get');
    const debian = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-q'], debian);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], debian);
    const fresh = onPath(programs, env);
    if (fresh) {
      log('browser', `installed with apt-get: ${fresh}`);
      return fresh;
    }
    log('browser', 'apt-get could not install it');
  } else log('browser', 'no apt-get: that is for root on Debian');
  await packages;
  return downloadWithPlaywright({ root, env, run, log, isFile });
}

/** @param {Pick<Parameters<typeof findChromium>[0], 'root' | 'env' | 'run' | 'log'> & { isFile: typeof isExecutable }} options */
async function downloadWithPlaywright({ root, env, run, log, isFile }) {
  log('browser', "asking for Playwright's own Chromium");
  const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
  const install = await run(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { cwd: root, env });
  const where = await run(
    process.execPath,
    ['--input-type=module', '--eval', "console.log((await import('playwright')).chromium.executablePath())"],
    { cwd: root, env },
  );
  const file = lastLine(where.output);
  if (install.code === 0 && isFile(file)) {
    log('browser', `Playwright's own: ${file}`);
    return file;
  }
  throw new SetupError(
    'No browser for the tests: install Chromium or Google Chrome so that it is on the PATH, or set CHROMIUM_PATH to its program.',
  );
}

function rootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath(['apt-get']) !== null;
}
