import type { NameUse } from './free-names';
import type { ReadSource } from './read-source';

const none: ReadonlySet<string> = new Set();

/** Which cells define a name, and which use or watch it. */
export class NameIndex {
  private readonly definers = new Map<string, Set<string>>();
  private readonly users = new Map<string, Set<string>>();
  private readonly watchers = new Map<string, Set<string>>();
  private readonly isBefore: (one: string, other: string) => boolean;

  /** `isBefore` tells which of two cells comes first in the sheet. */
  constructor(isBefore: (one: string, other: string) => boolean) {
    this.isBefore = isBefore;
  }

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

  /**
   * The same as removing and adding. Names in both stay untouched, because a large `Map` takes its whole length to add
   * a key after another was deleted.
   */
  replace(id: string, before: ReadSource, after: ReadSource): void {
    exchange(this.definers, id, namesOf(before.defines), namesOf(after.defines));
    exchange(this.users, id, namesOf(before.uses), namesOf(after.uses));
    exchange(this.watchers, id, before.watches, after.watches);
  }

  definersOf(name: string): ReadonlySet<string> {
    return this.definers.get(name) ?? none;
  }

  /** The cell whose definition holds: the first in the sheet. */
  ownerOf(name: string): string | undefined {
    let owner: string | undefined;
    for (const id of this.definersOf(name)) if (owner === undefined || this.isBefore(id, owner)) owner = id;
    return owner;
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

const namesOf = (uses: readonly NameUse[]): string[] => uses.map(({ name }) => name);

function exchange(
  index: Map<string, Set<string>>,
  id: string,
  before: readonly string[],
  after: readonly string[],
) {
  for (const name of before) if (!after.includes(name)) drop(index, name, id);
  for (const name of after) if (!before.includes(name)) put(index, name, id);
}
