/** Something that was started. */
export type Started = {
  /** Rejects when it ends although nobody stopped it. */
  readonly failure: Promise<never>;
  readonly stop: () => Promise<void>;
};

/** Starts something; the signal says that it is no longer needed. */
export type Starter = (signal: AbortSignal) => Promise<Started>;

/**
 * Starts everything at once. When one fails, the others give up or are stopped again, and that failure is thrown.
 */
export async function startTogether(starters: readonly Starter[]): Promise<Started> {
  const failing = new AbortController();
  const outcomes = await Promise.allSettled(
    starters.map(async (start) => {
      try {
        return await start(failing.signal);
      } catch (error) {
        failing.abort(error);
        throw error;
      }
    }),
  );
  const running = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
  if (failing.signal.aborted) {
    await Promise.allSettled(running.map((part) => part.stop()));
    throw failing.signal.reason;
  }
  const failure = Promise.race(running.map((part) => part.failure));
  // A caller may await it later; until then a rejection must not count as unhandled.
  failure.catch(() => undefined);
  return {
    failure,
    stop: async () => {
      const endings = await Promise.allSettled(running.map((part) => part.stop()));
      for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
    },
  };
}
