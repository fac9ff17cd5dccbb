import { createSheet } from '../sheet/create-sheet';
import type { FromWorker, ToWorker } from './worker-messages';

/** Runs in a worker of the page: nothing that people type is calculated beside the page's own code. */
const sheet = createSheet();
const say = (message: FromWorker): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  say({ turn: data.turn, results: sheet.apply(data.change) });
});

say({ turn: null });
