import { Worker } from 'node:worker_threads';
import type { WorkerPort } from '../../lib/math/client/worker-messages';

/** The engine in a thread of Node, for the supervisor that pages use too. */
export function spawnThread(): WorkerPort {
  const worker = new Worker(new URL('./sheet-thread.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    terminate: () => void worker.terminate(),
  };
}
