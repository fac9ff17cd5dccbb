import type { SheetSettings } from '../sheet/settings';
import { superviseWorker, type MathWorker } from './supervise-worker';
import type { FromWorker, WorkerPort } from './worker-messages';

/** A sheet that calculates beside the page, in a module worker of its own with a warm spare. */
export const createMathWorker = (settings?: Partial<SheetSettings>): MathWorker =>
  superviseWorker({ spawn, ...(settings && { settings }) });

function spawn(): WorkerPort {
  const worker = new Worker(new URL('./math-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listener(data)),
    onFailed: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  };
}
