/** Keeps the screen on while a phone lies over a paper, where the browser can. Returns what ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.hidden) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // With an empty battery browsers refuse it; then the screen goes off as usual.
    }
  };
  // The browser takes it away with the page, and gives it again to a page that is seen.
  const askAgain = () => void ask();
  document.addEventListener('visibilitychange', askAgain);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release().catch(() => undefined);
  };
}
