import { keptKinds } from '@/lib/offline/kept-kinds';
import { keepFiles } from './kept-files';
import { keepPages } from './kept-pages';
import { runOfflineWorker, type OfflineAnswer } from './offline-worker';

/** The service worker as the browser runs it: three functions with what they are given, and nothing else. */
export function offlineWorkerText(answer: OfflineAnswer): string {
  const files = `(${keepFiles.toString()})(self)`;
  const pages = `(${keepPages.toString()})(self, ${JSON.stringify(keptKinds)}, ${files})`;
  return `(${runOfflineWorker.toString()})(self, ${JSON.stringify(answer)}, ${pages});\n`;
}
