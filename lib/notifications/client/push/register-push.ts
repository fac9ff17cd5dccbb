import { readPublicConfig } from '@/lib/core/client/public-config';
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
  const { isSupported, readPushToken } = await loadMessaging();
  if (!(await isSupported())) throw new Error('This browser has no push.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The push service did not answer.')), patience);
  });
  try {
    return await Promise.race([readPushToken(vapidKey), late]);
  } finally {
    clearTimeout(timer);
  }
}
