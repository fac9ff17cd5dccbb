import type { NameIndex } from './name-index';
import type { ReadDerivation } from './read-derivation';
import type { ReadSource } from './read-source';

type Read = ReadSource | ReadDerivation;
const claimOf = (read: Read): string | null => ('claim' in read ? (read.claim?.name ?? null) : null);

/** Derivations by the name that each would define. */
export class ClaimIndex {
  private readonly claimants = new Map<string, Set<string>>();

  add(id: string, read: Read): void {
    const name = claimOf(read);
    if (name === null) return;
    const ids = this.claimants.get(name) ?? new Set();
    this.claimants.set(name, ids.add(id));
  }

  remove(id: string, read: Read): void {
    this.claimants.get(claimOf(read) ?? '')?.delete(id);
  }

  /** Whether a derivation defines its name: no other kind of cell does, and of several derivations the first by id. */
  isOwner(id: string, read: Read, names: NameIndex): boolean {
    const name = claimOf(read);
    const ids = name === null ? undefined : this.claimants.get(name);
    if (name === null || !ids) return false;
    const others = [...names.definersOf(name)].some((definer) => !ids.has(definer));
    return !others && [...ids].sort()[0] === id;
  }
}
