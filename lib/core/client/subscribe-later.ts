/**
 * Starts a subscription whose SDK has to be fetched first. The returned stop function also works before it has
 * begun; what goes wrong on the way is passed to `fail` unless it was stopped.
 */
export function subscribeLater(
  subscribe: () => Promise<() => void>,
  fail: (thrown: unknown) => void,
): () => void {
  let isStopped = false;
  let stop: (() => void) | null = null;
  subscribe().then(
    (stopSubscription) => {
      if (isStopped) stopSubscription();
      else stop = stopSubscription;
    },
    (thrown: unknown) => {
      if (!isStopped) fail(thrown);
    },
  );
  return () => {
    isStopped = true;
    stop?.();
    stop = null;
  };
}
