import type { ReadSource } from './read-source';

const none: ReadonlySet<string> = new Set();

/** Which cells define a name, and which use or watch it. */
export class NameIndex {
  private readonly definers = new Map<string, Set<string>>();
  private readonly users = new Map<string, Set<string>>();
  private readonly watchers = new Map<string, Set<string>>();

  add(id: string, read: ReadSource): void {
    for (const { name } of read.defines) put(this.definers, name, id);
    for (const { name } of read.uses) put(this.users, name, id);
    for (const name of read.watches) put(this.watchers, name, id);
  }

  remove(id: string, read: ReadSource): void {
    for (const { name } of read.defines) drop(this.definers, name, id);
    for (const { name } of read.uses) drop(this.users, name, id);
    for (const name of read.watches) drop(this.watchers, name, id);
  }

  definersOf(name: string): ReadonlySet<string> {
    return this.definers.get(name) ?? none;
  }

  usersOf(name: string): ReadonlySet<string> {
    return this.users.get(name) ?? none;
  }

  /** Cells that only show something else once the name is defined. */
  watchersOf(name: string): ReadonlySet<string> {
    return this.watchers.get(name) ?? none;
  }

  all(): string[] {
    return [...this.definers.keys()].sort();
  }
}

function put(index: Map<string, Set<string>>, name: string, id: string) {
  const ids = index.get(name);
  if (ids) ids.add(id);
  else index.set(name, new Set([id]));
}

function drop(index: Map<string, Set<string>>, name: string, id: string) {
  const ids = index.get(name);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(name);
}
