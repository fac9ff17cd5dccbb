import { entryCost } from '@/lib/access/writing-pace';
import { sessionStore } from '@/lib/auth/client/session';
import { isRecord } from '@/lib/core/is-record';
import { checkDatabaseValue } from '@/lib/core/check-database-write';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import { loadDatabase, type DatabaseKit } from '@/lib/firebase/client/load-firebase';
import { parseHead } from '../document-head';
import { documentPath, pastState, pastTimes } from '../document-place';
import type { DocumentLog, LogObserver } from './document-log';
import { writePaid, type PayingKit } from './sending/writing-credit';

const firstPause = 500;
const longestPause = 30_000;

/** What a log needs of the SDK. */
type Kit = PayingKit & Pick<DatabaseKit, 'get' | 'onChildAdded' | 'push'>;

/** The log of a document in the Realtime Database, for the person who is signed in. */
export function createDatabaseLog(
  load: () => Promise<Kit> = loadDatabase,
  uidNow: () => string = () => sessionStore.read().user?.uid ?? 'nobody',
): DocumentLog {
  const read = async (path: string): Promise<unknown> => {
    const { database, get, ref } = await load();
    return (await get(ref(database, path))).val();
  };
  const readHead: DocumentLog['readHead'] = async (place) =>
    parseHead(await read(`${documentPath(place)}/head`));
  const keysAt = async (path: string) => {
    const value = await read(path);
    return isRecord(value) ? value : {};
  };
  return {
    watch: (place, observer) =>
      subscribeLater(async () => watchPath(await load(), documentPath(place), observer), observer.onRefused),

    readHead,

    append: async (place, text) => {
      const kit = await load();
      const updates = `${documentPath(place)}/updates`;
      const path = `${updates}/${kit.push(kit.ref(kit.database, updates)).key}`;
      const fault = checkDatabaseValue(text, path);
      if (fault) throw fault;
      await writePaid(kit, { uid: uidNow(), path, value: text, cost: text.length + entryCost });
    },

    past: {
      readHead,
      readTimes: async (place) => Object.keys(await keysAt(pastTimes(place))).map(Number),
      readState: (place, time) => read(pastState(place, time)),
      readEntries: (place) => keysAt(`${documentPath(place)}/updates`),
    },
  };
}

/**
 * A refused watch is over for good, and a new member is known to the Realtime Database a moment later than to
 * Firestore. So the watch begins again, with ever longer pauses.
 */
function watchPath(
  { database, onChildAdded, onValue, ref }: Kit,
  path: string,
  observer: LogObserver,
): () => void {
  const updates = ref(database, `${path}/updates`);
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stops: (() => void)[] = [];

  const stop = () => {
    clearTimeout(timer);
    stops.forEach((stopOne) => stopOne());
    stops = [];
  };
  const refuse = (thrown: unknown) => {
    stop();
    observer.onRefused(thrown);
    timer = setTimeout(begin, pause);
    pause = Math.min(pause * 2, longestPause);
  };
  const begin = () => {
    stops = [
      onChildAdded(
        updates,
        (entry) => {
          if (entry.key !== null) observer.onEntry(entry.key, entry.val());
        },
        refuse,
      ),
      // The SDK tells a value after the entries that it consists of.
      onValue(
        updates,
        () => {
          pause = firstPause;
          observer.onWhole();
        },
        { onlyOnce: true },
      ),
      onValue(
        ref(database, `${path}/head/epoch`),
        (epoch) => observer.onEpoch(Number(epoch.val() ?? 0)),
        // Refused together with the log, which begins both again.
        () => undefined,
      ),
    ];
  };
  begin();
  const stopConnection = onValue(ref(database, '.info/connected'), (connected) =>
    observer.onConnected(connected.val() === true),
  );

  return () => {
    stopConnection();
    stop();
  };
}
