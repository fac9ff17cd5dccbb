import type { Path } from './paths';

type Leaf = string | number | boolean;
export type Priority = string | number;

/**
 * Stored data, immutable, in the form in which the SDK exports it: `null` is "nothing here", a leaf with a
 * priority is `{ '.value', '.priority' }`, and a branch holds children and perhaps a `'.priority'`. A branch has
 * no prototype, so that a key such as `__proto__` is a key like any other, and it is never empty.
 */
export type DataNode = null | Leaf | Branch;
export type Branch = { readonly [key: string]: DataNode };

export function isBranchOrWrapped(node: DataNode): node is Branch {
  return node !== null && typeof node === 'object';
}

/** A branch is a node with children; a leaf that carries a priority is not one. */
export function isBranch(node: DataNode): node is Branch {
  return isBranchOrWrapped(node) && !('.value' in node);
}

/** The leaf's value without its priority; a branch is returned as it is. */
export function leafValue(node: DataNode): DataNode {
  return isBranchOrWrapped(node) && '.value' in node ? (node['.value'] ?? null) : node;
}

export function priorityOf(node: DataNode): Priority | null {
  const priority = isBranchOrWrapped(node) ? node['.priority'] : null;
  return typeof priority === 'string' || typeof priority === 'number' ? priority : null;
}

/** The keys of the children, in no particular order. */
export function keysOf(node: DataNode): string[] {
  return isBranch(node) ? Object.keys(node).filter((key) => !key.startsWith('.')) : [];
}

export function childOf(node: DataNode, key: string): DataNode {
  return isBranch(node) && !key.startsWith('.') && Object.hasOwn(node, key) ? (node[key] ?? null) : null;
}

export function nodeAt(node: DataNode, path: Path): DataNode {
  return path.reduce<DataNode>(childOf, node);
}

/** Builds a branch from its entries; one without children is `null`, whatever its priority. */
export function toBranch(
  entries: Iterable<readonly [string, DataNode]>,
  priority: Priority | null,
): DataNode {
  const branch = Object.create(null) as Record<string, DataNode>;
  let isEmpty = true;
  for (const [key, child] of entries) {
    if (child === null) continue;
    branch[key] = child;
    isEmpty = false;
  }
  if (isEmpty) return null;
  if (priority !== null) branch['.priority'] = priority;
  return branch;
}

/** The same data with another priority (`null` takes it away). */
export function withPriority(node: DataNode, priority: Priority | null): DataNode {
  if (node === null) return null;
  if (isBranch(node)) return toBranch(childEntries(node), priority);
  const value = leafValue(node);
  return priority === null ? value : wrapLeaf(value, priority);
}

/** The tree in which `node` stands at `path`; branches that lose their last child disappear. */
export function setAt(root: DataNode, path: Path, node: DataNode): DataNode {
  const [key, ...rest] = path;
  if (key === undefined) return node;
  if (key === '.priority' && rest.length === 0) return withPriority(root, asPriority(node));
  const child = setAt(childOf(root, key), rest, node);
  const others = isBranch(root) ? childEntries(root).filter(([name]) => name !== key) : [];
  return toBranch([...others, [key, child]], isBranch(root) ? priorityOf(root) : null);
}

/** Whether two nodes hold the same data and the same priorities. */
export function isSameNode(one: DataNode, other: DataNode): boolean {
  if (one === other) return true;
  if (!isBranchOrWrapped(one) || !isBranchOrWrapped(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameNode(one[key] ?? null, other[key] ?? null))
  );
}

export function childEntries(node: DataNode): [string, DataNode][] {
  return keysOf(node).map((key) => [key, childOf(node, key)]);
}

function wrapLeaf(value: DataNode, priority: Priority): Branch {
  return Object.assign(Object.create(null) as Record<string, DataNode>, {
    '.value': value,
    '.priority': priority,
  });
}

function asPriority(node: DataNode): Priority | null {
  const value = leafValue(node);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
