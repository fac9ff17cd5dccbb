import { existsSync } from 'node:fs';
import { findOnPath } from './find-on-path.mjs';

/**
 * Installs a package of Debian; resolves when apt-get has ended, whether it could or not.
 * @typedef {(name: string) => Promise<void>} InstallPackage
 */

/**
 * The way to install packages of Debian, or null: that takes root and apt-get. Packages wait for each other, because
 * apt-get runs only once at a time.
 * @param {{
 *   run: import('./run-command.mjs').RunCommand,
 *   env: NodeJS.ProcessEnv,
 *   isRootOnDebian?: () => boolean,
 * }} options
 * @returns {InstallPackage | null}
 */
export function createPackageInstaller({ run, env, isRootOnDebian = rootOnDebian }) {
  if (!isRootOnDebian()) return null;
  const debian = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  /** @type {Promise<unknown> | null} */
  let before = null;
  return async (name) => {
    before ??= run('apt-get', ['update', '-q'], debian);
    const install = ['install', '-y', '-q', '--no-remove', '--no-install-recommends', name];
    before = before.then(() => run('apt-get', install, debian));
    await before;
  };
}

function rootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath(['apt-get']) !== null;
}
