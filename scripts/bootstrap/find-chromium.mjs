import path from 'node:path';
import { findOnPath, isExecutable, namedProgram } from './find-on-path.mjs';
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
 *   installPackage: import('./debian-packages.mjs').InstallPackage | null,
 *   onPath?: typeof findOnPath,
 *   isFile?: typeof isExecutable,
 * }} options `packages` resolves when Playwright is installed
 * @returns {Promise<string>}
 */
export async function findChromium({
  root,
  env,
  run,
  log,
  packages,
  installPackage,
  onPath = findOnPath,
  isFile = isExecutable,
}) {
  const named = namedProgram('CHROMIUM_PATH', env['CHROMIUM_PATH'], isFile);
  if (named) {
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
  if (installPackage) {
    log('browser', 'installing chromium with apt-get');
    await installPackage('chromium');
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

/**
 * @param {Pick<Parameters<typeof findChromium>[0], 'root' | 'env' | 'run' | 'log'>
 *   & { isFile: typeof isExecutable }} options
 */
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
