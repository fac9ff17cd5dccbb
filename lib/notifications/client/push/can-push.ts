/**
 * Whether this browser has what the push service's SDK needs. It looks without the SDK: from the moment that its code
 * is here, each callable asks it for a token, and one that comes before ours would renew it with a wrong key.
 */
export async function canPush(): Promise<boolean> {
  const { navigator, indexedDB } = globalThis;
  if (!('serviceWorker' in navigator && navigator.cookieEnabled)) return false;
  if (!('Notification' in globalThis && 'PushManager' in globalThis)) return false;
  if (!('showNotification' in ServiceWorkerRegistration.prototype)) return false;
  return opens(indexedDB);
}

const probe = 'chalktalk.probe';

/** A private window may have a database that does not open. */
function opens(databases: IDBFactory): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = databases.open(probe);
      opening.onerror = () => resolve(false);
      opening.onblocked = () => resolve(false);
      opening.onsuccess = () => {
        opening.result.close();
        databases.deleteDatabase(probe);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}
