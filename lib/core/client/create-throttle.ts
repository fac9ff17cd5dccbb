/**
 * Passes on the newest value at most once in an interval (ms): the first at once, and the last always.
 */
export function createThrottle<Value>(pass: (value: Value) => void, interval: number) {
  let waiting: { value: Value } | null = null;
  let last: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const passOn = (next: { value: Value }): void => {
    last = next;
    waiting = null;
    pass(next.value);
    timer = setTimeout(() => {
      timer = null;
      if (waiting !== null) passOn(waiting);
    }, interval);
  };

  return {
    give: (value: Value): void => {
      if (timer === null) passOn({ value });
      else waiting = { value };
    },
    /** Passes the last value on again, for receivers that missed it. */
    repeat: (): void => {
      if (timer === null && last !== null) passOn(last);
    },
    close: (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      waiting = null;
      last = null;
    },
  };
}
