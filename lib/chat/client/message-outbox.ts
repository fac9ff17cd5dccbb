import { errorCodeOf } from '@/lib/errors/error-code-of';
import { spend, waitFor, type Pace } from '../pace';
import type { PendingMessage } from '../schema';

/** What sending touches; a test replaces each. */
export type OutboxPorts = {
  /** The messages that this device still keeps for the person, in the order in which they were written. */
  load: () => readonly PendingMessage[];
  save: (message: PendingMessage) => void;
  forget: (id: string) => void;
  /** Writes the message and what it leaves of the credit, in one batch. Throws what the database threw. */
  keep: (message: PendingMessage, left: Pace) => Promise<void>;
  /** Whether the database has the message already. */
  isKept: (id: string) => Promise<boolean>;
  readPace: () => Promise<Pace | null>;
  now: () => number;
  pause: (ms: number) => Promise<void>;
};

/** After a failure that is no refusal, such as a lost line (ms). */
const retryAfter = 2000;

/**
 * Sends the messages of one person in a room, one after the other, and keeps each on the device until the database has
 * it. A message that comes twice, from another tab or after a reload, is written once: its id is its place.
 */
export function createMessageOutbox(ports: OutboxPorts) {
  let pending: readonly PendingMessage[] = ports.load();
  /** What the last message left, and when the database had it; null while that is not known. */
  let last: { pace: Pace | null; at: number } | null = null;
  let isRunning = false;
  let isStopped = false;
  const refusedOnce = new Set<string>();
  const listeners = new Set<() => void>();

  const change = (next: readonly PendingMessage[]) => {
    pending = next;
    listeners.forEach((listener) => listener());
  };
  const put = (message: PendingMessage) => {
    ports.save(message);
    const others = pending.filter(({ id }) => id !== message.id);
    change([...others, message]);
  };
  const drop = (id: string) => {
    ports.forget(id);
    change(pending.filter((message) => message.id !== id));
  };

  /** Sends one message, or waits where it may not be sent yet. Throws what the database threw. */
  const sendOne = async (message: PendingMessage) => {
    last ??= { pace: await ports.readPace(), at: ports.now() };
    const passed = ports.now() - last.at;
    const left = spend(last.pace, passed);
    if (left === null) {
      await ports.pause(waitFor(last.pace, passed));
      return;
    }
    await ports.keep(message, left);
    // Measured from here, the time that passes is never more than what the server counts.
    last = { pace: left, at: ports.now() };
    drop(message.id);
  };

  const handleRefusal = async (message: PendingMessage) => {
    // Another device may have sent meanwhile: once it is tried with what the database knows.
    last = null;
    if (await ports.isKept(message.id)) drop(message.id);
    else if (refusedOnce.has(message.id)) put({ ...message, hasFailed: true });
    else refusedOnce.add(message.id);
  };

  const attempt = async (message: PendingMessage) => {
    try {
      await sendOne(message);
    } catch (thrown) {
      if (errorCodeOf(thrown) !== 'firestore/permission-denied') throw thrown;
      await handleRefusal(message);
    }
  };

  const next = () => (isStopped ? undefined : pending.find(({ hasFailed }) => !hasFailed));

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let message = next(); message; message = next()) {
      await attempt(message).catch(() => ports.pause(retryAfter));
    }
    isRunning = false;
  };

  return {
    read: () => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes on with what an earlier page has left. Returns what ends it; nothing is lost then. */
    start: () => {
      isStopped = false;
      void run();
      return () => void (isStopped = true);
    },
    send: (message: PendingMessage) => {
      put(message);
      void run();
    },
    /** Tries a failed message again, by the name that the sender has now. */
    retry: (id: string, name: string) => {
      const message = pending.find((one) => one.id === id);
      if (!message) return;
      refusedOnce.delete(id);
      const { hasFailed: _, ...again } = message;
      put({ ...again, name });
      void run();
    },
    /** Gives up a message that was not sent. */
    discard: drop,
  };
}
