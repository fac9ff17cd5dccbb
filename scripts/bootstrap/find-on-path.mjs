import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './setup-error.mjs';

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

/**
 * The program that a variable names, or null where it is not set. Throws a SetupError where it names none.
 * @param {string} variable
 * @param {string | undefined} value
 * @param {typeof isExecutable} isFile
 */
export function namedProgram(variable, value, isFile) {
  if (!value) return null;
  if (isFile(value)) return value;
  throw new SetupError(`${variable} names ${value}, which is no program: correct or unset it.`);
}
