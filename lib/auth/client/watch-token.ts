import {
  healthAfterFailure,
  isRefreshLate,
  pauseBeforeNextLook,
  retryAfter,
  type TokenHealth,
} from '../token-health';

export type TokenSource = {
  /** Milliseconds since the epoch at which the token ends; `fresh` asks the service for a new one. */
  readExpiry: (fresh: boolean) => Promise<number>;
  /** Whether a failed refresh was a refusal: the sign-in itself is over. */
  isRefusal: (thrown: unknown) => boolean;
};

/**
 * Watches that the SDK's own refresh of the ID token really happens, also through calls of many hours: looks
 * again when a token should have been replaced, asks for a new one itself when it has not, and reports what
 * came of it. Looks at once when the network or the page comes back. Returns its stop function.
 */
export function watchToken(source: TokenSource, report: (health: TokenHealth) => void): () => void {
  const watch = { isStopped: false, isLooking: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let knownExpiry = 0;

  /** What the token is like now, and in how many milliseconds to look again; null: never. */
  const look = async (): Promise<{ health: TokenHealth; pause: number | null }> => {
    try {
      knownExpiry = await source.readExpiry(false);
      if (isRefreshLate(knownExpiry, Date.now())) knownExpiry = await source.readExpiry(true);
      return { health: { state: 'fresh' }, pause: pauseBeforeNextLook(knownExpiry, Date.now()) };
    } catch (thrown) {
      if (source.isRefusal(thrown)) return { health: { state: 'refused' }, pause: null };
      return { health: healthAfterFailure(knownExpiry, Date.now()), pause: retryAfter };
    }
  };

  const lookNow = async () => {
    if (watch.isLooking) return;
    watch.isLooking = true;
    const { health, pause } = await look();
    watch.isLooking = false;
    if (watch.isStopped) return;
    report(health);
    clearTimeout(timer);
    if (pause !== null) timer = setTimeout(() => void lookNow(), pause);
  };

  const handleReturn = () => void lookNow();
  globalThis.addEventListener('online', handleReturn);
  globalThis.addEventListener('pageshow', handleReturn);
  void lookNow();

  return () => {
    watch.isStopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener('online', handleReturn);
    globalThis.removeEventListener('pageshow', handleReturn);
  };
}
