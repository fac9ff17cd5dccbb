/** Where the worker stands, which decides that it answers for all pages. */
const workerPath = '/offline-worker.js';

/**
 * Registers the worker that answers without a network, once the page has loaded. Where a browser has none or refuses
 * it, the browser's own page stands: nobody has asked for ours, so nothing is said.
 */
export function keepOfflinePage(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register(workerPath).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
