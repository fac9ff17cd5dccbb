import { runOfflineWorker, type OfflineAnswer } from './offline-worker';

/** The service worker as the browser runs it: the function with its page, and nothing else. */
export const offlineWorkerText = (answer: OfflineAnswer): string =>
  `(${runOfflineWorker.toString()})(self, ${JSON.stringify(answer)});\n`;
