import { keptKinds } from '@/lib/offline/kept-kinds';
import { keepPages } from './kept-pages';
import { runOfflineWorker, type OfflineAnswer } from './offline-worker';

/** The service worker as the browser runs it: two functions with what they are given, and nothing else. */
export const offlineWorkerText = (answer: OfflineAnswer): string =>
  `(${runOfflineWorker.toString()})(self, ${JSON.stringify(answer)}, (${keepPages.toString()})(self, ${JSON.stringify(keptKinds)}));\n`;
