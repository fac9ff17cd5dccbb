/** A worker that reads and decodes a document beside the page. */
export const startPdfWorker = (): Worker =>
  new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
