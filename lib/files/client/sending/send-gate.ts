export type SendGate = ReturnType<typeof createSendGate>;

/** Lets requests through, holds them in a pause, and ends them when the upload is cancelled. */
export function createSendGate() {
  let breaker = new AbortController();
  let shut: { opened: Promise<void>; open: () => void } | null = null;
  let isCancelled = false;
  return {
    /** Resolves outside a pause. Throws an `AbortError` after a cancel. */
    pass: async (): Promise<void> => {
      await shut?.opened;
      if (isCancelled) throw new DOMException('', 'AbortError');
    },
    isShut: (): boolean => shut !== null,
    /** Ends the request that is on its way. */
    signal: (): AbortSignal => breaker.signal,
    controls: {
      pause: (): void => {
        shut = makeShut();
        breaker.abort();
      },
      resume: (): void => {
        breaker = new AbortController();
        shut?.open();
        shut = null;
      },
      cancel: (): void => {
        isCancelled = true;
        breaker.abort();
        shut?.open();
      },
    },
  };
}

function makeShut(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
