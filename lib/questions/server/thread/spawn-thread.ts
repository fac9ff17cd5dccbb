import 'server-only';
import { Worker } from 'node:worker_threads';
import type { ThreadPort } from '@/lib/questions/server/thread/thread-lane';

/** A thread of this process that has the engine. The build gives it a file of its own. */
export function spawnThread(): ThreadPort {
  const worker = new Worker(new URL('./question-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // It keeps no process alive.
  worker.unref();
  return {
    post: (job) => worker.postMessage(job),
    onAnswer: (listener) => void worker.on('message', listener),
    onFailed: (listener) => void worker.on('error', listener),
    terminate: () => void worker.terminate(),
  };
}
