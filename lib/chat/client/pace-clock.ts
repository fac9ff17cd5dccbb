import { spend, waitFor, type Pace } from '../pace';

/** What the clock reads; a test replaces each. */
export type PaceClockPorts = {
  /** What the last message left, and how long ago it was by this device's clock (ms). */
  readPace: () => Promise<{ pace: Pace; age: number } | null>;
  now: () => number;
};

export type PaceClock = ReturnType<typeof createPaceClock>;

/** When this person may send the next message, by their credit and by slow mode. */
export function createPaceClock({ readPace, now }: PaceClockPorts) {
  /** What the last message left, and when the database had it; null while that is not known. */
  let last: { pace: Pace | null; at: number } | null = null;
  /** When the last message was sent, and how long slow mode lets the person wait after it (ms). */
  let sentAt: number | null = null;
  let slow = 0;

  const readLast = async () => {
    const known = await readPace();
    if (known) sentAt = now() - known.age;
    return { pace: known?.pace ?? null, at: now() };
  };
  const readSlowWait = () => (sentAt === null ? 0 : Math.max(0, slow - (now() - sentAt)));

  return {
    /** What a message leaves of the credit, null where there is not enough, and how long it has to wait (ms). */
    read: async (): Promise<{ left: Pace | null; wait: number }> => {
      last ??= await readLast();
      const passed = now() - last.at;
      return { left: spend(last.pace, passed), wait: Math.max(waitFor(last.pace, passed), readSlowWait()) };
    },
    noteSent: (left: Pace): void => {
      // Measured from here, the time that passes is never more than what the server counts.
      last = { pace: left, at: now() };
      sentAt = last.at;
    },
    /** Asks the database again before the next message. */
    forget: (): void => void (last = null),
    slowTo: (wait: number): void => void (slow = wait),
    readSlow: (): number => slow,
    readSlowWait,
  };
}
