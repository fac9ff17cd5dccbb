/** The scope at which the push service's SDK registers our worker. */
const workerScope = '/firebase-cloud-messaging-push-scope';

/** Where the service worker finds the names of rooms: a push itself holds none. See `push-worker.ts`. */
export const roomNames = 'chalktalk.room-names';

/**
 * Ends the subscription of this browser, for any person: its token is dead from then on, also where nobody tells
 * our server. What the worker knew of the person's rooms goes too. Needs no SDK and never fails.
 */
export async function endPushHere(): Promise<void> {
  try {
    await globalThis.caches.delete(roomNames);
    const registration = await globalThis.navigator.serviceWorker.getRegistration(workerScope);
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // A browser without push has nothing to end.
  }
}
