import type { UsageEvent } from '@/lib/telemetry/usage/usage-event';

/** What counts once somebody has said yes. */
export type Counter = { count: (event: UsageEvent) => void; setEnabled: (isEnabled: boolean) => void };

type CountingPorts = {
  /** Whether the deployment counts, the browser does not object, and the person has said yes. */
  mayCount: () => boolean;
  /** Fetches the code that counts, and starts it. */
  start: () => Promise<Counter>;
  /** Removes what the counter has put into this browser. */
  forget: () => void;
};

/** Counts what may be counted. It never throws, and nothing of the counter is loaded before a yes. */
export function createCounting({ mayCount, start, forget }: CountingPorts) {
  let started: Promise<Counter> | null = null;
  const withCounter = (work: (counter: Counter) => void): void => {
    started ??= start();
    started.then(work).catch(() => {
      // Blocked, or offline: the next event tries once more.
      started = null;
    });
  };
  return {
    count: (event: UsageEvent): void => {
      if (mayCount()) withCounter((counter) => counter.count(event));
    },
    /** To be told of each change of the answer. */
    consentChanged: (): void => {
      const isOn = mayCount();
      if (started !== null) withCounter((counter) => counter.setEnabled(isOn));
      if (!isOn) forget();
    },
  };
}
