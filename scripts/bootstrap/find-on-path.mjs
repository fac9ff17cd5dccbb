import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The absolute path of the first of these programs that the PATH holds, or null.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} [env]
 */
export function findOnPath(names, env = process.env) {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const name of names) {
    for (const folder of folders) {
      for (const suffix of suffixes) {
        const file = path.join(folder, name + suffix);
        if (isExecutable(file)) return file;
      }
    }
  }
  return null;
}

/**
 * Whether this is a program. A folder is none, although it may be "executed" as well.
 * @param {string} file
 */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
