/** The scope at which the push service's SDK registers our worker. */
const workerScope = '/firebase-cloud-messaging-push-scope';

/**
 * Ends the subscription of this browser, for any person: its token is dead from then on, also where nobody tells
 * our server. Needs no SDK and never fails.
 */
export async function endPushHere(): Promise<void> {
  try {
    const registration = await globalThis.navigator.serviceWorker.getRegistration(workerScope);
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // A browser without push has nothing to end.
  }
}
