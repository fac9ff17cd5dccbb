import { maxName, minName } from '@/emulators/realtime-database/query/ordering';
import type { Query } from '@/emulators/realtime-database/query/query';
import type { DataNode } from '@/emulators/realtime-database/tree';

/** A query parameter that is not JSON, or parameters that do not go together. */
export class RestQueryError extends Error {}

const specialIndexes: Readonly<Record<string, string>> = {
  $key: '.key',
  $value: '.value',
  $priority: '.priority',
};
const needsOrder = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst', 'limitToLast'];

/**
 * The query in a REST URL, whose values are JSON (https://firebase.google.com/docs/database/rest/retrieve-data),
 * or `null` when it has none. @throws RestQueryError
 */
export function parseRestQuery(parameters: URLSearchParams): Query | null {
  const orderBy = readJson(parameters, 'orderBy');
  if (orderBy === undefined) {
    if (!needsOrder.some((name) => parameters.has(name))) return null;
    throw new RestQueryError('orderBy must be defined when other query parameters are defined');
  }
  if (typeof orderBy !== 'string') throw new RestQueryError('orderBy must be a valid JSON encoded path');
  const index = specialIndexes[orderBy] ?? orderBy;
  return {
    i: index,
    ...readStart(parameters, index === '.key'),
    ...readEnd(parameters, index === '.key'),
    ...readLimit(parameters),
  };
}

function readStart(parameters: URLSearchParams, isByKey: boolean): Query {
  const exact = readLeaf(parameters, 'equalTo');
  if (exact !== undefined) return { sp: exact, sin: true };
  const from = readLeaf(parameters, 'startAt');
  if (from !== undefined) return { sp: from, sin: true };
  const after = readLeaf(parameters, 'startAfter');
  if (after === undefined) return {};
  return { sp: after, sin: false, ...(isByKey ? {} : { sn: maxName }) };
}

function readEnd(parameters: URLSearchParams, isByKey: boolean): Query {
  const exact = readLeaf(parameters, 'equalTo');
  if (exact !== undefined) return { ep: exact, ein: true };
  const to = readLeaf(parameters, 'endAt');
  if (to !== undefined) return { ep: to, ein: true };
  const before = readLeaf(parameters, 'endBefore');
  if (before === undefined) return {};
  return { ep: before, ein: false, ...(isByKey ? {} : { en: minName }) };
}

function readLimit(parameters: URLSearchParams): Query {
  const first = readCount(parameters, 'limitToFirst');
  if (first !== undefined) return { l: first, vf: 'l' };
  const last = readCount(parameters, 'limitToLast');
  return last === undefined ? {} : { l: last, vf: 'r' };
}

function readCount(parameters: URLSearchParams, name: string): number | undefined {
  const value = readJson(parameters, name);
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new RestQueryError(`${name} must be a positive integer`);
}

function readLeaf(parameters: URLSearchParams, name: string): DataNode | undefined {
  const value = readJson(parameters, name);
  if (value === undefined || value === null) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new RestQueryError('Constraint index field must be a JSON primitive');
}

function readJson(parameters: URLSearchParams, name: string): unknown {
  const text = parameters.get(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RestQueryError('Constraint index field must be a JSON primitive');
  }
}
