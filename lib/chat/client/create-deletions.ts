/** What deleting touches; a test replaces each. */
export type DeletionPorts = {
  /** The messages that this device still has to delete for the person. */
  load: () => readonly string[];
  save: (ids: readonly string[]) => void;
  remove: (id: string) => Promise<unknown>;
  fail: (thrown: unknown) => void;
};

/**
 * Deletes messages after the time in which that can be taken back. What waits is kept on the device: a page that goes
 * sends it, and the next one sends it again, so a closed tab leaves nothing in sight that was to go.
 */
export function createDeletions({ load, save, remove, fail }: DeletionPorts) {
  let waiting: readonly string[] = [];
  /** They stay out of sight until the database has lost them. */
  let going: ReadonlySet<string> = new Set();
  const sent = new Set<string>();
  const listeners = new Set<() => void>();

  const change = (ids: readonly string[], hidden: ReadonlySet<string>) => {
    waiting = ids;
    going = hidden;
    save(ids);
    listeners.forEach((listener) => listener());
  };
  const without = (id: string) => waiting.filter((one) => one !== id);
  const show = (id: string) => change(without(id), new Set([...going].filter((one) => one !== id)));

  const commit = (id: string): void => {
    if (!waiting.includes(id) || sent.has(id)) return;
    sent.add(id);
    // It stays kept until the server has answered.
    remove(id).then(
      () => change(without(id), going),
      (thrown: unknown) => {
        sent.delete(id);
        show(id);
        fail(thrown);
      },
    );
  };

  return {
    read: () => going,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends what an earlier page has left. Returns what ends it: it sends all that waits. */
    start: () => {
      const left = load();
      if (left.length > 0) change(left, new Set([...going, ...left]));
      left.forEach(commit);
      return () => waiting.forEach(commit);
    },
    /** Takes a message out of sight. */
    begin: (id: string) => change([...without(id), id], new Set([...going, id])),
    /** Too late once it was sent. */
    undo: (id: string) => {
      if (!sent.has(id)) show(id);
    },
    /** The time to take it back is over. */
    commit,
  };
}
