import { DataError } from './data-error';
import type { Path } from './paths';

/** https://firebase.google.com/docs/database/usage/limits */
const dataLimits = {
  keyBytes: 768,
  depth: 32,
  stringBytes: 10 * 1024 * 1024,
} as const;

/** Keys may hold any character but these and control characters (same page, "Data tree"). */

const forbiddenInKeys = /[.$#[\]/\u0000-\u001f\u007f]/;

/** Refuses a key or a path that the service would refuse. @throws DataError */
export function requireWritablePath(path: Path): void {
  for (const key of path) {
    if (key !== '.priority' && forbiddenInKeys.test(key)) throw new DataError(`Invalid key: ${key}`);
  }
  if (path.length > dataLimits.depth) {
    throw new DataError(
      `Path specified exceeds the maximum depth that can be written (${dataLimits.depth}).`,
    );
  }
  const bytes = Buffer.byteLength(path.join('/'));
  if (bytes > dataLimits.keyBytes) {
    throw new DataError(
      `Path specified exceeds the maximum length of ${dataLimits.keyBytes} bytes (${bytes}).`,
    );
  }
}

/** @throws DataError */
export function requireStorableString(value: string): void {
  if (Buffer.byteLength(value) > dataLimits.stringBytes) {
    throw new DataError(`String exceeds the maximum of ${dataLimits.stringBytes} utf8 bytes.`);
  }
}
