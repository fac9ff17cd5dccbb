import { AppError } from '@/lib/errors/app-error';
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
  /** How long a job may wait for its turn (ms). */
  patience: number;
  /** How many jobs may wait. */
  most: number;
};

/**
 * Does jobs one after the other; null for one that took too long itself, or that failed. One whose turn does not come
 * in time is not looked at: it rejects with `server/unavailable`, and may be sent again.
 */
export type Lane = (job: Job) => Promise<unknown>;

type Waiting = {
  job: Job;
  since: number;
  settle: (answer: unknown) => void;
  refuse: (error: unknown) => void;
};

/**
 * A lane of jobs in a thread of its own. A job over its deadline ends the thread, and a new one goes on with the
 * next. So no formula, however costly, holds up the server or the answers of others.
 */
export function createLane(spawn: () => ThreadPort, { deadline, start, patience, most }: Limits): Lane {
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

  const takeNext = (): Waiting | null => {
    for (let first = waiting.shift(); first; first = waiting.shift()) {
      if (Date.now() - first.since <= patience) return first;
      first.refuse(new AppError('server/unavailable'));
    }
    return null;
  };

  function next(): void {
    if (running) return;
    running = takeNext();
    if (!running) return;
    thread ??= open();
    const { port, isWarm } = thread;
    timer = setTimeout(() => settle(port, null, false), isWarm ? deadline : start);
    port.post(running.job);
  }

  return (job) =>
    new Promise((settle, refuse) => {
      if (waiting.length >= most) refuse(new AppError('server/unavailable'));
      else {
        waiting.push({ job, since: Date.now(), settle, refuse });
        next();
      }
    });
}
