import type { NameIndex } from './name-index';
import type { ReadSource } from './read-source';

type Cells = ReadonlyMap<string, { read: ReadSource }>;

/** All that is dirty or depends on it. */
export const reachOf = (dirty: Iterable<string>, cells: Cells, names: NameIndex): Set<string> =>
  new Set(reach(dirty, cells, names).keys());

/**
 * Puts cells in order, each after what it needs (Kahn's algorithm). `rest` are cells in a ring or behind one, and
 * `ring` those of them that others in the rest need.
 */
export function sortCells(
  ids: Iterable<string>,
  cells: Cells,
  names: NameIndex,
): { sorted: string[]; rest: string[]; ring: Set<string> } {
  const waiting = new Map(Array.from(ids, (id) => [id, 0]));
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
  if (waiting.size === 0) return { sorted, rest: [], ring: new Set() };
  return { sorted, rest: [...waiting.keys()].sort(), ring: ringIn(waiting, cells, names) };
}

/** Leaves out, again and again, cells that nobody among the rest needs. */
function ringIn(rest: ReadonlyMap<string, number>, cells: Cells, names: NameIndex): Set<string> {
  const ring = new Set(rest.keys());
  const users = new Map(
    Array.from(ring, (id) => [
      id,
      [...dependentsOf(id, cells, names)].filter((user) => ring.has(user)).length,
    ]),
  );
  const free = [...ring].filter((id) => users.get(id) === 0);
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    ring.delete(id);
    for (const definer of definersFor(id, cells, names)) {
      if (!ring.has(definer)) continue;
      const count = (users.get(definer) ?? 0) - 1;
      users.set(definer, count);
      if (count === 0) free.push(definer);
    }
  }
  return ring;
}

function reach(dirty: Iterable<string>, cells: Cells, names: NameIndex): Map<string, number> {
  const found = new Map<string, number>();
  const queue = [...dirty];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id) || !cells.has(id)) continue;
    found.set(id, 0);
    queue.push(...dependentsOf(id, cells, names));
  }
  return found;
}

/** How many of the cells a cell waits for. */
const neededBy = (id: string, cells: Cells, names: NameIndex, among: ReadonlyMap<string, number>): number =>
  [...definersFor(id, cells, names)].filter((definer) => among.has(definer)).length;

function definersFor(id: string, cells: Cells, names: NameIndex): Set<string> {
  const found = new Set<string>();
  for (const { name } of cells.get(id)?.read.uses ?? []) {
    const owner = names.ownerOf(name);
    if (owner !== undefined) found.add(owner);
  }
  return found;
}

function dependentsOf(id: string, cells: Cells, names: NameIndex): Set<string> {
  const users = new Set<string>();
  for (const { name } of cells.get(id)?.read.defines ?? [])
    if (names.ownerOf(name) === id) for (const user of names.usersOf(name)) users.add(user);
  return users;
}
