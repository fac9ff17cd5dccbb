import { Namespace } from './namespace';
import type { SnapshotFolder } from './snapshot-folder';
import type { DataNode } from './tree';

type StoreOptions = {
  readonly snapshots: SnapshotFolder | null;
  readonly log: (line: string) => void;
};

/** All databases of the server; one comes into being when it is first asked for. */
export class DatabaseStore {
  readonly #namespaces = new Map<string, Namespace>();
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.#options = options;
    for (const [name, data] of options.snapshots?.load() ?? []) this.#add(name, data);
  }

  get(name: string): Namespace {
    return this.#namespaces.get(name) ?? this.#add(name, null);
  }

  list(): string[] {
    return [...this.#namespaces.keys()];
  }

  #add(name: string, data: DataNode): Namespace {
    const namespace = new Namespace({ name, data, log: this.#options.log });
    this.#namespaces.set(name, namespace);
    const { snapshots } = this.#options;
    if (snapshots) {
      namespace.watchers.add({
        handleChange: ({ after }) => snapshots.save(name, after),
        recheckListens: () => undefined,
      });
    }
    return namespace;
  }
}
