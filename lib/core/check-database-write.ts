import { AppError } from '@/lib/errors/app-error';
import { serviceLimits } from './service-limits';

const { forbiddenInKey, pathBytes, pathLevels, stringBytes } = serviceLimits.database;

/** Fields with a meaning of their own in a value of the Realtime Database. */
const reservedFields: ReadonlySet<string> = new Set(['.sv', '.priority', '.value']);

const utf8 = new TextEncoder();
const bytesOf = (text: string): number => utf8.encode(text).length;

/** Why a text cannot be a key of the Realtime Database, or null when it can. */
export const checkDatabaseKey = (key: string): AppError | null =>
  key === '' || forbiddenInKey.test(key) ? new AppError('data/key-invalid', { details: { key } }) : null;

/** Why a path such as `rooms/r1/name` cannot be written to, or null when it can. */
export const checkDatabasePath = (path: string): AppError | null => checkKeys(keysOf(path));

/**
 * Why a value cannot be written at a path, or null when it can: its keys, its depth below the path, the length
 * of its strings, and only what JSON can hold.
 */
export const checkDatabaseValue = (value: unknown, path = ''): AppError | null => {
  const keys = keysOf(path);
  return checkKeys(keys) ?? checkValue(value, keys);
};

const keysOf = (path: string): string[] => path.split('/').filter((key) => key !== '');

const checkKeys = (keys: readonly string[]): AppError | null => {
  const faulty = keys.map(checkDatabaseKey).find((fault) => fault !== null);
  if (faulty) return faulty;
  if (keys.length > pathLevels)
    return new AppError('data/path-too-deep', { details: { levels: keys.length, limit: pathLevels } });
  const bytes = bytesOf(keys.map((key) => `/${key}`).join(''));
  return bytes > pathBytes
    ? new AppError('data/path-too-long', { details: { bytes, limit: pathBytes } })
    : null;
};

const checkValue = (value: unknown, keys: readonly string[]): AppError | null => {
  if (typeof value === 'string') return checkString(value);
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : notJson(keys);
  if (typeof value !== 'object') return notJson(keys);
  for (const [key, child] of Object.entries(value)) {
    if (reservedFields.has(key)) continue;
    const childKeys = [...keys, key];
    const fault = checkDatabaseKey(key) ?? checkKeys(childKeys) ?? checkValue(child, childKeys);
    if (fault) return fault;
  }
  return null;
};

const checkString = (text: string): AppError | null => {
  // A character takes three bytes at most, so a short text needs no counting.
  const bytes = text.length > stringBytes / 3 ? bytesOf(text) : 0;
  return bytes > stringBytes
    ? new AppError('data/value-too-large', { details: { bytes, limit: stringBytes } })
    : null;
};

const notJson = (keys: readonly string[]): AppError =>
  new AppError('data/value-invalid', { details: { path: keys.join('/') } });
