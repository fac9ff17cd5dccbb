/**
 * How the ID token of this page is doing. The media connection of a call does not need it once it stands;
 * our server and the databases do.
 */
export type TokenHealth =
  | { state: 'fresh' }
  /** The last refresh failed; everything works until `worksUntil` (ms since the epoch). */
  | { state: 'failing'; worksUntil: number }
  /** No valid token is left: what needs our server or the databases is paused until a refresh works. */
  | { state: 'paused' }
  /** The identity service ended the sign-in (revoked, disabled, deleted): only signing in again helps. */
  | { state: 'refused' };

/** The SDK refreshes 5 minutes before the end; a token that is older than that has missed its refresh. */
const refreshIsLateBelow = 4 * 60_000;

/** How long to wait before a failed refresh is tried again. */
export const retryAfter = 20_000;

/** The shortest pause between two looks, so that a wrong clock cannot make a busy loop. */
const shortestPause = 1000;

/** Whether a token that ends at `expiresAt` should have been replaced by now. */
export function isRefreshLate(expiresAt: number, now: number): boolean {
  return expiresAt - now <= refreshIsLateBelow;
}

/** Milliseconds until a good token has to be looked at again. */
export function pauseBeforeNextLook(expiresAt: number, now: number): number {
  return Math.max(shortestPause, expiresAt - refreshIsLateBelow - now);
}

/** What a refresh that failed (for any reason but a refusal) means for the page. */
export function healthAfterFailure(expiresAt: number, now: number): TokenHealth {
  return expiresAt > now ? { state: 'failing', worksUntil: expiresAt } : { state: 'paused' };
}
