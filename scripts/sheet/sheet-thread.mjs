import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { serveSheet } = await import('../../lib/math/client/serve-sheet');

const take = serveSheet({
  post: (message) => parentPort?.postMessage(message),
  now: () => performance.now(),
  later: (run) => void setImmediate(run),
});
parentPort?.on('message', take);
parentPort?.postMessage({ kind: 'ready' });
