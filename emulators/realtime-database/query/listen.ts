import { applyQuery, type Query } from './query';
import { areRelated, joinPath, type Path } from '@/emulators/realtime-database/paths';
import { childOf, isSameNode, keysOf, nodeAt, type DataNode } from '@/emulators/realtime-database/tree';

/** What a client listens to; `tag` is the client's own number for a listen with a query. */
export type Listen = { readonly path: Path; readonly query: Query | null; readonly tag: number | undefined };

/** A push that brings a client up to date: overwrite at a path, or merge of relative paths below it. */
export type Push =
  | { readonly action: 'd'; readonly path: Path; readonly data: DataNode }
  | { readonly action: 'm'; readonly path: Path; readonly data: Readonly<Record<string, DataNode>> };

export type Change = { readonly before: DataNode; readonly after: DataNode; readonly paths: readonly Path[] };

/** What a listen shows of a tree. */
export function readListen(root: DataNode, { path, query }: Pick<Listen, 'path' | 'query'>): DataNode {
  const node = nodeAt(root, path);
  return query ? applyQuery(node, query) : node;
}

/** The push that a change means for a listen, or `null` when it sees nothing of it. */
export function pushFor(listen: Listen, change: Change): Push | null {
  const paths = change.paths.filter((path) => areRelated(path, listen.path));
  if (paths.length === 0) return null;
  return listen.query ? pushForQuery(listen, change) : pushForPlace(listen.path, change, paths);
}

/** A query's window is compared as a whole: a change can bring in or push out children that it did not touch. */
function pushForQuery(listen: Listen, { before, after }: Change): Push | null {
  const [old, now] = [readListen(before, listen), readListen(after, listen)];
  if (isSameNode(old, now)) return null;
  const [oldKeys, keys] = [keysOf(old), keysOf(now)];
  if (oldKeys.length === 0 || keys.length === 0) return { action: 'd', path: listen.path, data: now };
  const changed = [...new Set([...oldKeys, ...keys])].filter(
    (key) => !isSameNode(childOf(old, key), childOf(now, key)),
  );
  const data = Object.fromEntries(changed.map((key) => [key, childOf(now, key)]));
  return { action: 'm', path: listen.path, data };
}

function pushForPlace(place: Path, { before, after }: Change, paths: readonly Path[]): Push | null {
  const isChanged = (path: Path) => !isSameNode(nodeAt(before, path), nodeAt(after, path));
  if (paths.some((path) => path.length <= place.length)) {
    return isChanged(place) ? { action: 'd', path: place, data: nodeAt(after, place) } : null;
  }
  const changed = paths.filter(isChanged);
  const [first] = changed;
  if (first === undefined) return null;
  if (changed.length === 1) return { action: 'd', path: first, data: nodeAt(after, first) };
  const data = Object.fromEntries(
    changed.map((path) => [joinPath(path.slice(place.length)), nodeAt(after, path)]),
  );
  return { action: 'm', path: place, data };
}
