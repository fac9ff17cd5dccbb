import type { Timers } from '@/lib/documents/client/timers';

/** Time that stands until a test moves it. */
export function makeFakeTimers() {
  const due = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const timers: Timers = {
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => void due.delete(timer);
    },
  };
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  return {
    timers,
    /** Resolves when everything that needs no time has happened. */
    settle,
    /** Lets time pass, with all that is due on the way. */
    pass: async (ms: number): Promise<void> => {
      const until = now + ms;
      await settle();
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
        if (!next) break;
        due.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = until;
    },
  };
}

export type FakeTimers = ReturnType<typeof makeFakeTimers>;
