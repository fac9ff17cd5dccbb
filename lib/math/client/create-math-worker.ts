import { superviseWorkers, type MathWorker, type Spawn } from './supervise-workers';
import type { FromWorker } from './worker-messages';

export type { MathWorker } from './supervise-workers';

/** The engine of one sheet in a worker of this page. A worker that hangs is killed, and a spare one takes over. */
export const createMathWorker = (): MathWorker => superviseWorkers(spawn);

const spawn: Spawn = ({ onMessage, onCrash }) => {
  const worker = new Worker(new URL('./math-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data));
  worker.addEventListener('error', onCrash);
  return { post: (message) => worker.postMessage(message), kill: () => worker.terminate() };
};
