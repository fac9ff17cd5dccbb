import { runPushWorker, type PushWords } from './push-worker';

/** The service worker as the browser runs it: the function above with its words, and nothing else. */
export const workerText = (languages: Readonly<Record<string, PushWords>>): string =>
  `(${runPushWorker.toString()})(self, ${JSON.stringify(languages)});\n`;
