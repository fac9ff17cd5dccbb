import { findOnPath, isExecutable, namedProgram } from './find-on-path.mjs';

/** Names under which Debian and Chrome for Testing install it. */
const programs = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Finds Chromium without its windows and menus, in which a page opens in half the time: `CHROMIUM_SHELL_PATH` → the
 * PATH → `apt-get` as root on Debian. Returns the path of its program, or null: then tests use the whole browser.
 * Throws a SetupError only where the variable names no program.
 * @param {{
 *   env: NodeJS.ProcessEnv,
 *   log: import('./step-log.mjs').StepLog,
 *   installPackage: import('./debian-packages.mjs').InstallPackage | null,
 *   onPath?: typeof findOnPath,
 *   isFile?: typeof isExecutable,
 * }} options
 * @returns {Promise<string | null>}
 */
export async function findHeadlessShell({
  env,
  log,
  installPackage,
  onPath = findOnPath,
  isFile = isExecutable,
}) {
  const named = namedProgram('CHROMIUM_SHELL_PATH', env['CHROMIUM_SHELL_PATH'], isFile);
  if (named) {
    log('shell', `CHROMIUM_SHELL_PATH: ${named}`);
    return named;
  }
  const installed = onPath(programs, env);
  if (installed) {
    log('shell', `on the PATH: ${installed}`);
    return installed;
  }
  if (installPackage) {
    log('shell', 'installing chromium-headless-shell with apt-get');
    await installPackage('chromium-headless-shell');
    const fresh = onPath(programs, env);
    if (fresh) {
      log('shell', `installed with apt-get: ${fresh}`);
      return fresh;
    }
  }
  log('shell', 'no headless shell: tests use the whole browser, which takes longer');
  return null;
}
