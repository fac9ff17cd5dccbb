/** Where the worker stands, which decides that it answers for all pages. */
const workerPath = '/offline-worker.js';

const canKeep = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/**
 * Registers the worker that answers without a network, once the page has loaded. Where a browser has none or refuses
 * it, the browser's own page stands: nobody has asked for ours, so nothing is said.
 */
export function keepOfflinePage(): void {
  if (!canKeep()) return;
  const register = () => {
    void navigator.serviceWorker.register(workerPath).catch(() => undefined);
    tellPlace(location);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Tells the worker where this page is, so that it keeps the pages that it may. It decides itself which they are. */
export function tellPlace({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  if (!canKeep()) return;
  void navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(pathname + search),
    () => undefined,
  );
}
