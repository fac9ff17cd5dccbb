import { errorCodeOf } from '@/lib/errors/error-code-of';
import type { Pace } from '../pace';
import type { PendingMessage } from '../schema';
import { createPaceClock, type PaceClock, type PaceClockPorts } from './pace-clock';

/** What sending touches; a test replaces each. */
export type OutboxPorts = PaceClockPorts & {
  /** The messages that this device still keeps for the person, in the order in which they were written. */
  load: () => readonly PendingMessage[];
  save: (message: PendingMessage) => void;
  forget: (id: string) => void;
  /** Writes the message and what it leaves of the credit, in one batch. Throws what the database threw. */
  keep: (message: PendingMessage, left: Pace) => Promise<void>;
  /** Whether the database has the message already. */
  isKept: (id: string) => Promise<boolean>;
  pause: (ms: number) => Promise<void>;
};

/** After a failure that is no refusal, such as a lost line (ms). */
const retryAfter = 2000;

export type MessageOutbox = ReturnType<typeof createMessageOutbox>;

/**
 * Sends the messages of one person in a room, one after the other, and keeps each on the device until the database has
 * it. A message that comes twice, from another tab or after a reload, is written once: its id is its place.
 */
export function createMessageOutbox(ports: OutboxPorts) {
  const pending = createPendingList(ports);
  const clock = createPaceClock(ports);
  const attempt = createAttempt(pending, clock, ports);
  let isRunning = false;
  let isStopped = false;

  const next = () => (isStopped ? undefined : pending.read().find(({ hasFailed }) => !hasFailed));
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let message = next(); message; message = next()) {
      await attempt.send(message).catch(() => ports.pause(retryAfter));
    }
    isRunning = false;
  };

  return {
    read: pending.read,
    subscribe: pending.subscribe,
    /** How long the person waits after a message (ms); 0 for a host, and where there is no slow mode. */
    slowTo: clock.slowTo,
    /** How long it takes until the next message may be sent in slow mode (ms). */
    readSlowWait: clock.readSlowWait,
    /** Goes on with what an earlier page has left. Returns what ends it; nothing is lost then. */
    start: () => {
      isStopped = false;
      void run();
      return () => void (isStopped = true);
    },
    send: (message: PendingMessage) => {
      pending.put(message);
      void run();
    },
    /** Tries a failed message again, by the name that the sender has now. */
    retry: (id: string, name: string) => {
      const message = pending.read().find((one) => one.id === id);
      if (!message) return;
      attempt.forgive(id);
      const { hasFailed: _, ...again } = message;
      pending.put({ ...again, name });
      void run();
    },
    /** Gives up a message that was not sent. */
    discard: pending.drop,
  };
}

type PendingList = ReturnType<typeof createPendingList>;

/** The messages on their way, as this page shows them and the device keeps them. */
function createPendingList(ports: Pick<OutboxPorts, 'load' | 'save' | 'forget'>) {
  let pending: readonly PendingMessage[] = ports.load();
  const listeners = new Set<() => void>();
  const change = (next: readonly PendingMessage[]) => {
    pending = next;
    listeners.forEach((listener) => listener());
  };
  return {
    read: () => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put: (message: PendingMessage): void => {
      ports.save(message);
      change([...pending.filter(({ id }) => id !== message.id), message]);
    },
    drop: (id: string): void => {
      ports.forget(id);
      change(pending.filter((message) => message.id !== id));
    },
  };
}

/** Tries to send a message. A refused one is tried once more before it has failed. */
function createAttempt(pending: PendingList, clock: PaceClock, ports: OutboxPorts) {
  const refusedOnce = new Set<string>();
  /** Sends a message, or waits where it may not be sent yet. Throws what the database threw. */
  const sendOrWait = async (message: PendingMessage) => {
    const { left, wait } = await clock.read();
    if (left === null || wait > 0) {
      await ports.pause(wait);
      return;
    }
    await ports.keep(message, left);
    clock.noteSent(left);
    pending.drop(message.id);
  };
  const handleRefusal = async (message: PendingMessage) => {
    // Another device may have sent meanwhile: once it is tried with what the database knows.
    clock.forget();
    if (await ports.isKept(message.id)) pending.drop(message.id);
    else if (refusedOnce.has(message.id)) pending.put({ ...message, hasFailed: true });
    else {
      refusedOnce.add(message.id);
      // This device's clock may be ahead of the server's.
      await ports.pause(clock.readSlow());
    }
  };
  return {
    /** Throws what the database threw, but for a refusal. */
    send: async (message: PendingMessage): Promise<void> => {
      try {
        await sendOrWait(message);
      } catch (thrown) {
        if (errorCodeOf(thrown) !== 'firestore/permission-denied') throw thrown;
        await handleRefusal(message);
      }
    },
    forgive: (id: string) => void refusedOnce.delete(id),
  };
}
