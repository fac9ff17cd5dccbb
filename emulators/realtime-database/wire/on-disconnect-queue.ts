import type { PathChange } from '@/emulators/realtime-database/apply-changes';
import { isWithin, joinPath, type Path } from '@/emulators/realtime-database/paths';

/** What a connection left to be written when it ends. A later order replaces what was left at and below its path. */
export class OnDisconnectQueue {
  readonly #changes = new Map<string, PathChange>();

  add(changes: readonly PathChange[]): void {
    for (const change of changes) {
      this.cancel(change.path);
      this.#changes.set(joinPath(change.path), change);
    }
  }

  cancel(path: Path): void {
    for (const [key, change] of this.#changes) {
      if (isWithin(change.path, path)) this.#changes.delete(key);
    }
  }

  /** Hands the changes out once. */
  take(): PathChange[] {
    const changes = [...this.#changes.values()];
    this.#changes.clear();
    return changes;
  }
}
