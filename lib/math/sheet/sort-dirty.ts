import type { NameIndex } from './name-index';
import type { ReadSource } from './read-source';

type Cells = ReadonlyMap<string, { read: ReadSource }>;

/**
 * All that is dirty or depends on it, each after what it needs (Kahn's algorithm). `rest` are cells in a cycle or
 * behind one.
 */
export function sortDirty(
  dirty: ReadonlySet<string>,
  cells: Cells,
  names: NameIndex,
): { sorted: string[]; rest: string[] } {
  const waiting = reach(dirty, cells, names);
  const ready: string[] = [];
  for (const id of waiting.keys()) {
    const count = neededBy(id, cells, names, waiting);
    waiting.set(id, count);
    if (count === 0) ready.push(id);
  }
  const sorted: string[] = [];
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    sorted.push(id);
    waiting.delete(id);
    for (const user of dependentsOf(id, cells, names)) {
      const count = waiting.get(user);
      if (count === undefined) continue;
      waiting.set(user, count - 1);
      if (count === 1) ready.push(user);
    }
  }
  return { sorted, rest: [...waiting.keys()].sort() };
}

function reach(dirty: ReadonlySet<string>, cells: Cells, names: NameIndex): Map<string, number> {
  const found = new Map<string, number>();
  const queue = [...dirty];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id) || !cells.has(id)) continue;
    found.set(id, 0);
    queue.push(...dependentsOf(id, cells, names));
  }
  return found;
}

/** How many dirty cells a cell waits for. A cell that watches a name of its own does not wait for itself. */
function neededBy(id: string, cells: Cells, names: NameIndex, among: ReadonlyMap<string, number>): number {
  const needed = new Set<string>();
  const { read } = cells.get(id) ?? {};
  for (const { name } of read?.uses ?? [])
    for (const definer of names.definersOf(name)) if (among.has(definer)) needed.add(definer);
  return needed.size;
}

function dependentsOf(id: string, cells: Cells, names: NameIndex): Set<string> {
  const users = new Set<string>();
  for (const { name } of cells.get(id)?.read.defines ?? [])
    for (const user of names.usersOf(name)) users.add(user);
  return users;
}
