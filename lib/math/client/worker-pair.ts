import type { SetTimer } from './real-timer';
import type { FromWorker, ToWorker, WorkerPort } from './worker-messages';

type Live = { port: WorkerPort; isReady: boolean };

type Pair = {
  spawn: () => WorkerPort;
  setTimer: SetTimer;
  onMessage: (message: FromWorker) => void;
  /** Another worker stands in the place of one that could not start; it knows nothing yet. */
  onReplaced: () => void;
};

/** Milliseconds until the next try where the script of a worker could not be loaded: doubled each time. */
const firstRetry = 1_000;
const longestRetry = 30_000;

/** The worker that calculates, and a spare that has started already. Only the first is heard. */
export function createWorkerPair({ spawn, setTimer, onMessage, onReplaced }: Pair) {
  let failures = 0;
  let spare: Live | null = null;
  let stopRetry = (): void => undefined;
  let current = start();

  function start(): Live {
    const live: Live = { port: spawn(), isReady: false };
    live.port.onMessage((message) => {
      if (message.kind === 'ready') {
        live.isReady = true;
        failures = 0;
      }
      if (live === current) onMessage(message);
    });
    live.port.onFailed(() => {
      if (!live.isReady) startAgain(live);
    });
    return live;
  }

  /** A line that failed for a moment must not leave a page without results. */
  function startAgain(failed: Live): void {
    failed.port.terminate();
    if (failed === spare) spare = null;
    if (failed !== current) return;
    stopRetry = setTimer(
      () => {
        current = start();
        onReplaced();
      },
      Math.min(firstRetry * 2 ** failures++, longestRetry),
    );
  }

  return {
    post: (message: ToWorker): void => current.port.post(message),
    isReady: (): boolean => current.isReady,
    warmSpare: (): void => void (spare ??= start()),
    /** Ends the worker; the spare takes over. */
    swap: (): void => {
      stopRetry();
      current.port.terminate();
      current = spare ?? start();
      spare = current.isReady ? start() : null;
    },
    terminate: (): void => {
      stopRetry();
      current.port.terminate();
      spare?.port.terminate();
    },
  };
}
