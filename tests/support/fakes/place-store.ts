type Watcher = { path: string; look: () => void; end: () => void };

/** Values by their path, with rules that refuse and a connection that goes: what both fake databases stand on. */
export function makePlaces() {
  const values = new Map<string, unknown>();
  const refused = new Set<string>();
  const watchers = new Set<Watcher>();
  let isOnline = true;
  let whenOnline: (() => void)[] = [];

  const isRefused = (path: string) => [...refused].some((place) => isWithin(path, place));
  // As in the SDKs, nothing is told before the caller's own turn is over.
  const tell = (watcher: Watcher, what: 'look' | 'end') =>
    queueMicrotask(() => watchers.has(watcher) && watcher[what]());
  const tellAll = (concerns: (watcher: Watcher) => boolean) =>
    [...watchers].filter(concerns).forEach((watcher) => tell(watcher, 'look'));

  return {
    isRefused,
    isOnline: () => isOnline,
    /** Resolves when there is a connection, as a write of the SDKs does. */
    connected: (): Promise<void> =>
      isOnline ? Promise.resolve() : new Promise((resolve) => whenOnline.push(resolve)),
    read: (path: string): unknown => values.get(path) ?? null,
    /** Paths that stand below a place, with their values. */
    listBelow: (path: string): [path: string, value: unknown][] =>
      [...values].filter(([place]) => place.startsWith(`${path}/`)),
    set: (path: string, value: unknown): void => {
      if (value === null || value === undefined) values.delete(path);
      else values.set(path, value);
      tellAll((watcher) => isWithin(path, watcher.path) || isWithin(watcher.path, path));
    },
    /** @param look called at once, and when something there or the connection changes */
    watch: (path: string, look: () => void, end: () => void): (() => void) => {
      const watcher: Watcher = {
        path,
        look,
        end: () => {
          watchers.delete(watcher);
          end();
        },
      };
      watchers.add(watcher);
      tell(watcher, isRefused(path) ? 'end' : 'look');
      return () => void watchers.delete(watcher);
    },
    refuse: (path: string): void => {
      refused.add(path);
      [...watchers].filter((watcher) => isRefused(watcher.path)).forEach((watcher) => tell(watcher, 'end'));
    },
    setOnline: (online: boolean): void => {
      isOnline = online;
      tellAll(() => true);
      if (!online) return;
      whenOnline.forEach((resolve) => resolve());
      whenOnline = [];
    },
    reset: (): void => {
      values.clear();
      refused.clear();
      watchers.clear();
      isOnline = true;
      whenOnline = [];
    },
  };
}

export type Places = ReturnType<typeof makePlaces>;

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);
