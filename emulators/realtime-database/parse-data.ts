import { DataError } from './data-error';
import { requireStorableString, requireWritablePath } from './data-limits';
import type { Path } from './paths';
import { childOf, leafValue, toBranch, withPriority, type DataNode, type Priority } from './tree';

type Context = { readonly now: number; readonly path: Path };

/**
 * Turns what a client sent into a node: resolves server values against `existing` (what stands there now),
 * arrays become objects, nulls vanish, `.value` and `.priority` are understood.
 * @throws DataError for what the service refuses
 */
export function parseData(json: unknown, existing: DataNode, context: Context): DataNode {
  if (json === null || json === undefined) return null;
  if (typeof json === 'boolean') return json;
  if (typeof json === 'number') return requireFinite(json);
  if (typeof json === 'string') {
    requireStorableString(json);
    return json;
  }
  if (typeof json !== 'object') throw new DataError('Invalid data; not a JSON value.');
  const entries = new Map<string, unknown>(Object.entries(json));
  if (entries.has('.sv')) return resolveServerValue(entries.get('.sv'), existing, context.now);
  const priority = parsePriority(entries.get('.priority'), context);
  if (entries.has('.value')) return parseWrappedLeaf(entries, existing, priority, context);
  return parseBranch(entries, existing, priority, context);
}

function parseBranch(
  entries: ReadonlyMap<string, unknown>,
  existing: DataNode,
  priority: Priority | null,
  context: Context,
): DataNode {
  const children: [string, DataNode][] = [];
  for (const [key, value] of entries) {
    if (key === '.priority') continue;
    if (key === '' || key.startsWith('.')) throw new DataError(`Invalid key: ${key}`);
    const path = [...context.path, key];
    requireWritablePath(path);
    children.push([key, parseData(value, childOf(existing, key), { ...context, path })]);
  }
  return toBranch(children, priority);
}

function parseWrappedLeaf(
  entries: ReadonlyMap<string, unknown>,
  existing: DataNode,
  priority: Priority | null,
  context: Context,
): DataNode {
  const stray = [...entries.keys()].find((key) => key !== '.value' && key !== '.priority');
  if (stray !== undefined) throw new DataError(`.value may not stand beside the child ${stray}`);
  return withPriority(parseData(entries.get('.value'), existing, context), priority);
}

function parsePriority(json: unknown, context: Context): Priority | null {
  if (json === undefined || json === null) return null;
  const value = leafValue(parseData(json, null, context));
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new DataError('A priority is a string, a number or null.');
}

/** `{".sv":"timestamp"}` and `{".sv":{"increment":n}}`, the two that the SDKs can send. */
function resolveServerValue(spec: unknown, existing: DataNode, now: number): DataNode {
  if (spec === 'timestamp') return now;
  if (
    typeof spec === 'object' &&
    spec !== null &&
    'increment' in spec &&
    typeof spec.increment === 'number'
  ) {
    const before = leafValue(existing);
    return requireFinite((typeof before === 'number' ? before : 0) + spec.increment);
  }
  throw new DataError('Unknown server value');
}

function requireFinite(value: number): number {
  if (!Number.isFinite(value)) throw new DataError('Invalid data; a number must be finite.');
  return value;
}
