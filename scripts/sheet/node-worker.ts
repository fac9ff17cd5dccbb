import { Worker } from 'node:worker_threads';
import type { WorkerPort } from '../../lib/math/client/worker-messages';

/** The engine in a thread of Node, for the supervisor that pages use too. */
export const spawnThread = (): WorkerPort => threadPort(new URL('./sheet-thread.mjs', import.meta.url));

/** A thread of Node that serves a sheet, as a supervisor sees it. */
export function threadPort(script: URL): WorkerPort {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onFailed: (listener) => void worker.on('error', listener),
    terminate: () => void worker.terminate(),
  };
}
