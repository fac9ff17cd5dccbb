/** Calls back when the page has loaded and has nothing better to do, so that nothing visible waits for it. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 3_000 });
    else setTimeout(callback, 300);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
