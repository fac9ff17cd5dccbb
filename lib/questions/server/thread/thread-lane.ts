import type { Job } from '@/lib/questions/server/thread/job';

/** A thread as a lane sees it. */
export type ThreadPort = {
  post: (job: Job) => void;
  onAnswer: (listener: (answer: unknown) => void) => void;
  onFailed: (listener: (error: unknown) => void) => void;
  terminate: () => void;
};

type Limits = {
  /** How long one job may take (ms). */
  deadline: number;
  /** How long the first job of a thread may take (ms): it fetches the engine. */
  start: number;
  /** How many jobs may wait. */
  most: number;
};

/** Does jobs one after the other; null for one that took too long, that failed, or that had no place to wait. */
export type Lane = (job: Job) => Promise<unknown>;

type Waiting = { job: Job; settle: (answer: unknown) => void };

/**
 * A lane of jobs in a thread of its own. A job over its deadline ends the thread, and a new one goes on with the
 * next. So no formula, however costly, holds up the server or the answers of others.
 */
export function createLane(spawn: () => ThreadPort, { deadline, start, most }: Limits): Lane {
  const waiting: Waiting[] = [];
  let thread: { port: ThreadPort; isWarm: boolean } | null = null;
  let running: Waiting | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (port: ThreadPort, answer: unknown, isAlive: boolean) => {
    if (thread?.port !== port) return;
    clearTimeout(timer);
    if (isAlive) thread.isWarm = true;
    else {
      thread = null;
      port.terminate();
    }
    const done = running;
    running = null;
    done?.settle(answer);
    next();
  };

  const open = () => {
    const port = spawn();
    port.onAnswer((answer) => settle(port, answer, true));
    port.onFailed(() => settle(port, null, false));
    return { port, isWarm: false };
  };

  function next(): void {
    if (running) return;
    running = waiting.shift() ?? null;
    if (!running) return;
    thread ??= open();
    const { port, isWarm } = thread;
    timer = setTimeout(() => settle(port, null, false), isWarm ? deadline : start);
    port.post(running.job);
  }

  return (job) =>
    new Promise((resolve) => {
      if (waiting.length >= most) resolve(null);
      else {
        waiting.push({ job, settle: resolve });
        next();
      }
    });
}
