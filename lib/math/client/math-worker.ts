import { serveSheet } from './serve-sheet';
import type { FromWorker, ToWorker } from './worker-messages';

/** The entry of the browser's worker. The page talks to it through `createMathWorker`. */
const post = (message: FromWorker) => self.postMessage(message);
const take = serveSheet({ post, now: () => performance.now(), later: (run) => void setTimeout(run) });

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => take(data));
post({ kind: 'ready' });
