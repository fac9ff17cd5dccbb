/** The worker marks a page that it had to take from what it keeps. */
const isKeptPage = () => document.documentElement.dataset['kept'] !== undefined;

/**
 * Runs something once this page is without a network: at once where it is so already. Returns the way to stop.
 *
 * A slow answer is no reason: what was seen before is shown only where nothing can come.
 */
export function onCutOff(run: () => void): () => void {
  if (!navigator.onLine || isKeptPage()) {
    run();
    return () => undefined;
  }
  addEventListener('offline', run, { once: true });
  return () => removeEventListener('offline', run);
}
