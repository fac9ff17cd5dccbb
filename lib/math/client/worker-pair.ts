import type { FromWorker, ToWorker, WorkerPort } from './worker-messages';

type Live = { port: WorkerPort; isReady: boolean };

/** The worker that calculates, and a spare that has started already. Only the first is heard. */
export function createWorkerPair(spawn: () => WorkerPort, onMessage: (message: FromWorker) => void) {
  let spare: Live | null = null;
  let current = start();

  function start(): Live {
    const live: Live = { port: spawn(), isReady: false };
    live.port.onMessage((message) => {
      if (message.kind === 'ready') live.isReady = true;
      if (live === current) onMessage(message);
    });
    return live;
  }

  return {
    post: (message: ToWorker): void => current.port.post(message),
    isReady: (): boolean => current.isReady,
    warmSpare: (): void => void (spare ??= start()),
    /** Ends the worker; the spare takes over. */
    swap: (): void => {
      current.port.terminate();
      current = spare ?? start();
      spare = current.isReady ? start() : null;
    },
    terminate: (): void => {
      current.port.terminate();
      spare?.port.terminate();
    },
  };
}
