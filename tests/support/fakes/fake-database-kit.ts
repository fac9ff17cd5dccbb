import type { Places } from '@/tests/support/fakes/place-store';

type Reference = { path: string };
type Snapshot = { val: () => unknown };

/** What `database-kit` exports, over places in memory. */
export function fakeDatabaseKit(places: Places) {
  const valueOf = (path: string): unknown => {
    if (path === '.info/connected') return places.isOnline();
    if (path === '.info/serverTimeOffset') return 0;
    return places.read(path) ?? treeOf(path, places.listBelow(path));
  };
  const snapshotOf = ({ path }: Reference): Snapshot => {
    const value = valueOf(path);
    return { val: () => value };
  };
  const afterRules = async ({ path }: Reference): Promise<void> => {
    if (places.isRefused(path)) throw denied(path);
    await places.connected();
  };
  const write = async (of: Reference, value: unknown): Promise<void> => {
    await afterRules(of);
    places.set(of.path, value === timestamp ? Date.now() : value);
  };

  return {
    database: {},
    ref: (_: unknown, path = ''): Reference => ({ path }),
    serverTimestamp: () => timestamp,
    get: async (of: Reference) => {
      await afterRules(of);
      return snapshotOf(of);
    },
    set: write,
    remove: (of: Reference) => write(of, null),
    update: async ({ path }: Reference, values: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(values))
        await write({ path: path === '' ? name : `${path}/${name}` }, value);
    },
    push: ({ path }: Reference): Reference & { key: string } => {
      const key = `-fake${String((pushed += 1)).padStart(6, '0')}`;
      return { path: `${path}/${key}`, key };
    },
    onValue: (
      of: Reference,
      next: (seen: Snapshot) => void,
      ...rest: (((thrown: Error) => void) | { onlyOnce?: boolean })[]
    ) => {
      const fail = rest.find((given) => typeof given === 'function');
      const isOnce = rest.some((given) => typeof given === 'object' && given.onlyOnce);
      const stop = places.watch(
        of.path,
        () => {
          if (isOnce) stop();
          next(snapshotOf(of));
        },
        () => fail?.(denied(of.path)),
      );
      return stop;
    },
    onChildAdded: (
      { path }: Reference,
      next: (child: Snapshot & { key: string }) => void,
      fail?: (thrown: Error) => void,
    ) => {
      const told = new Set<string>();
      return places.watch(
        path,
        () => {
          for (const [place] of places.listBelow(path)) {
            const [key = ''] = place.slice(path.length + 1).split('/');
            if (told.has(key)) continue;
            told.add(key);
            next({ key, ...snapshotOf({ path: `${path}/${key}` }) });
          }
        },
        () => fail?.(denied(path)),
      );
    },
    /** Connections do not end here: a promise for that moment is only taken. */
    onDisconnect: (of: Reference) => ({
      remove: () => afterRules(of),
      cancel: () => afterRules(of),
    }),
    reconnect: () => undefined,
  };
}

let pushed = 0;

const timestamp = { '.sv': 'timestamp' };

const denied = (path: string): Error =>
  Object.assign(new Error(`permission_denied at /${path}`), { code: 'PERMISSION_DENIED' });

/** What stands below a path, as the tree that the Realtime Database gives; null for nothing. */
function treeOf(path: string, below: readonly [string, unknown][]): unknown {
  const tree: Record<string, unknown> = {};
  for (const [place, value] of below) {
    const names = place.slice(path.length + 1).split('/');
    let branch = tree;
    for (const name of names.slice(0, -1)) branch = (branch[name] ??= {}) as Record<string, unknown>;
    branch[names.at(-1) ?? ''] = value;
  }
  return below.length === 0 ? null : tree;
}
