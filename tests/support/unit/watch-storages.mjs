import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Watches which storages jest's runner enters, of which each suite makes one and leaves it: before Node 24 every
 * storage that was ever entered makes each later promise of the process a little slower.
 * @returns what leaves those that were entered since the last time
 */
export function watchStorages() {
  /** @type {Set<AsyncLocalStorage<unknown>>} */
  const entered = new Set();
  const enter = AsyncLocalStorage.prototype.run;
  /** @type {(this: AsyncLocalStorage<unknown>, ...given: Parameters<typeof enter>) => unknown} */
  AsyncLocalStorage.prototype.run = function run(...given) {
    entered.add(this);
    return enter.apply(this, given);
  };
  return () => {
    for (const storage of entered) storage.disable();
    entered.clear();
  };
}
