import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child';

type Readiness = {
  readonly child: Child;
  readonly isReady: () => boolean | Promise<boolean>;
  readonly timeoutMilliseconds: number;
  /** Ends the waiting: something that was to start beside this has failed. */
  readonly signal: AbortSignal;
};

/** Waits until a child is ready. @throws with its last words when it ends or takes too long */
export async function waitUntilReady(readiness: Readiness): Promise<void> {
  const { child, isReady, timeoutMilliseconds, signal } = readiness;
  const deadline = Date.now() + timeoutMilliseconds;
  while (!(await isReady())) {
    signal.throwIfAborted();
    const lastWords = child.lastLines().slice(-10).join('\n');
    if (child.hasEnded()) throw new Error(`${child.name} ended while it started:\n${lastWords}`);
    if (Date.now() > deadline) {
      throw new Error(`${child.name} did not answer within ${timeoutMilliseconds / 1000} s:\n${lastWords}`);
    }
    await sleep(100);
  }
}

/** Whether something answers there, and says that all is well. */
export async function answersAt(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
