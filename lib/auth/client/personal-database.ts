import { isKeyOf, isPersonalKey, personalKey } from '../personal-key';

/** The name of a database of IndexedDB in which this device keeps something of a person. */
export const personalDatabase = (uid: string, what: string): string => personalKey(uid, what);

/** The database with what a person saw, to be shown without a network; see `ownSeen`. */
export const seenDatabase = 'seen';

const ofBrowser = () => globalThis.indexedDB;

/**
 * Deletes what databases of this device keep of people.
 *
 * @param keptUid the person whose databases stay; null for nobody
 */
export const deletePersonalDatabases = (
  keptUid: string | null,
  factory: () => IDBFactory = ofBrowser,
): Promise<void> => deleteWhere((name) => keptUid === null || !isKeyOf(keptUid, name), factory);

/** Deletes what this device keeps of what people saw; what they have written stays. */
export const deleteSeen = (factory: () => IDBFactory = ofBrowser): Promise<void> =>
  deleteWhere((name) => name.endsWith(`.${seenDatabase}`), factory);

async function deleteWhere(isMeant: (name: string) => boolean, factory: () => IDBFactory): Promise<void> {
  try {
    const names = (await factory().databases()).map(({ name }) => name ?? '');
    const isGone = (name: string) => isPersonalKey(name) && isMeant(name);
    await Promise.all(names.filter(isGone).map((name) => settled(factory().deleteDatabase(name))));
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** A page that does not let go of its database holds nobody up: it goes with that page. */
const settled = (request: IDBOpenDBRequest): Promise<void> =>
  new Promise((resolve) => {
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
