import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseData } from './parse-data';
import type { DataNode } from './tree';

const extension = '.json';

/** How long changes are gathered before a file is written. */
const debounceMilliseconds = 400;

/**
 * Keeps each database as one JSON file in a folder, so that data survives a restart. A file is replaced whole: a
 * process that dies while it writes leaves the previous content.
 */
export class SnapshotFolder {
  readonly #folder: string;
  readonly #pending = new Map<string, DataNode>();
  #timer: NodeJS.Timeout | null = null;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The databases that were saved, by name. */
  load(): Map<string, DataNode> {
    const files = readdirSync(this.#folder).filter((file) => file.endsWith(extension));
    return new Map(
      files.map((file) => {
        const json: unknown = JSON.parse(readFileSync(path.join(this.#folder, file), 'utf8'));
        return [
          decodeURIComponent(file.slice(0, -extension.length)),
          parseData(json, null, { now: 0, path: [] }),
        ];
      }),
    );
  }

  /** Saves soon. */
  save(name: string, data: DataNode): void {
    this.#pending.set(name, data);
    this.#timer ??= setTimeout(() => this.flush(), debounceMilliseconds);
  }

  /** Saves now what still waits. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const [name, data] of this.#pending) {
      const file = path.join(this.#folder, encodeURIComponent(name) + extension);
      writeFileSync(`${file}.part`, JSON.stringify(data));
      renameSync(`${file}.part`, file);
    }
    this.#pending.clear();
  }
}
