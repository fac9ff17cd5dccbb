import { readPublicConfig } from '@/lib/core/client/public-config';
import { canPush } from '@/lib/notifications/client/push/can-push';
import { loadMessaging } from '@/lib/firebase/client/load-firebase';

/** How long the push service may take (ms): 10 s for the worker to start, and as long again for the token. */
const patience = 20_000;

/**
 * Registers this browser and returns its token; asked again, it gives the same one without a request, and after seven
 * days a renewed one. Asks the person nothing: the permission is there already. Throws what the SDK throws, or a plain
 * Error when it takes too long.
 */
export async function registerPush(): Promise<string> {
  const { vapidKey } = readPublicConfig();
  if (vapidKey === null) throw new Error('Push is not configured.');
  if (!(await canPush())) throw new Error('This browser has no push.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The push service did not answer.')), patience);
  });
  try {
    return await Promise.race([readToken(vapidKey), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing may come between the SDK's code and the question for the token: see `canPush`. */
const readToken = async (vapidKey: string): Promise<string> =>
  (await loadMessaging()).readPushToken(vapidKey);
