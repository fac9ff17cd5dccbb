import os from 'node:os';
import path from 'node:path';

/**
 * The folder outside the repository where builds that every clone can share are kept.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 */
export function cacheFolder(env = process.env, platform = process.platform) {
  return path.join(userCache(env, platform), 'chalktalk');
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function userCache(env, platform) {
  const home = env['HOME'] ?? os.homedir();
  if (platform === 'darwin') return path.join(home, 'Library', 'Caches');
  if (platform === 'win32') return env['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local');
  return env['XDG_CACHE_HOME'] ?? path.join(home, '.cache');
}
