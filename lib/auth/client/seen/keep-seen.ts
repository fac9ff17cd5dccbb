import type { Watch } from '@/lib/core/client/use-watch';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { onCutOff } from './cut-off';
import { ownSeen } from './own-seen';
import type { SeenStore } from './seen-store';

type Keeping<T> = {
  /** Where the value is kept. */
  key: string;
  /** Reads a kept value; null where an earlier release kept another shape. */
  parse: (kept: unknown) => T | null | Promise<T | null>;
  /** What is kept of a value, in types that the browser can store; the value itself where this is missing. */
  pack?: (value: T) => unknown;
};

type Ports = { own: () => SeenStore | null; onCutOff: (run: () => void) => () => void };

const browserPorts: Ports = { own: ownSeen, onCutOff };

/**
 * Follows something and keeps what the service said last. Without a network it gives the kept value, with the time from
 * which it is, until the service answers. With a network it gives exactly what the watch gives. What the service
 * refuses is kept no longer.
 */
export const keepSeen =
  <T>(watch: Watch<T>, { key, parse, pack }: Keeping<T>, ports: Ports = browserPorts): Watch<T> =>
  ({ next, fail }) => {
    const store = ports.own();
    if (store === null) return watch({ next, fail });
    let isOver = false;
    const showKept = async () => {
      const seen = isOver ? null : await store.read(key);
      const value = seen ? await parse(seen.value) : null;
      if (seen && value !== null && !isOver) next(value, false, seen.at);
    };
    const stopWaiting = ports.onCutOff(() => void showKept());
    const stop = watch({
      next: (value, isFromService) => {
        isOver = true;
        if (isFromService) void store.write(key, { value: pack ? pack(value) : value, at: Date.now() });
        next(value, isFromService);
      },
      fail: (thrown) => {
        isOver = true;
        if (errorCodeOf(thrown) === 'firestore/permission-denied') void store.forget((each) => each === key);
        fail(thrown);
      },
    });
    return () => {
      isOver = true;
      stopWaiting();
      stop();
    };
  };
