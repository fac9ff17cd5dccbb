/** Between two returns of one who goes back and forth between windows (ms). */
const pause = 30_000;

/** Tells when the page is looked at again, after half a minute at the earliest. Returns how to stop. */
export function onReturn(act: () => void): () => void {
  let last = Date.now();
  const handleReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < pause) return;
    last = Date.now();
    act();
  };
  document.addEventListener('visibilitychange', handleReturn);
  window.addEventListener('focus', handleReturn);
  return () => {
    document.removeEventListener('visibilitychange', handleReturn);
    window.removeEventListener('focus', handleReturn);
  };
}
