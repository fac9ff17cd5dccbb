import { joinPath, type Path } from '@/emulators/realtime-database/paths';
import type { Listen } from './listen';

/** The listens of one connection: one for each place, and one for each tag at it. */
export class ListenSet {
  readonly #listens = new Map<string, Listen>();

  add(listen: Listen): void {
    this.#listens.set(toKey(listen.path, listen.tag), listen);
  }

  remove(path: Path, tag: number | undefined): void {
    this.#listens.delete(toKey(path, tag));
  }

  clear(): void {
    this.#listens.clear();
  }

  list(): Listen[] {
    return [...this.#listens.values()];
  }
}

function toKey(path: Path, tag: number | undefined): string {
  return `${joinPath(path)}#${tag ?? ''}`;
}
