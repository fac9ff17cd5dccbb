import type { PageState } from '@/lib/access/page-states';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';

/** How long a page is out of sight before its reader counts as away (ms): a glance elsewhere is nobody's business. */
const awayAfter = 30_000;

/**
 * Says that a page of a room is open, and whether somebody looks at it. The mark goes when the connection breaks, and
 * each connection has its own: the service may end a dead one after the page is back. Returns what takes it away.
 */
export function keepPresence(
  { roomId, uid }: { roomId: string; uid: string },
  state: Exclude<PageState, 'away'>,
): () => void {
  return subscribeLater(async () => {
    const { database, onDisconnect, onValue, ref, remove, serverTimestamp, set } = await loadDatabase();
    let place: string | null = null;
    let before: string | null = null;
    let stopMark: () => void = ignore;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAway = document.visibilityState === 'hidden';

    const write = () => {
      if (place === null) return;
      const mark = ref(database, place);
      // What is refused or cut off is written again with the next connection.
      void onDisconnect(mark).remove().catch(ignore);
      void set(mark, { state: isAway ? 'away' : state, at: serverTimestamp() }).catch(ignore);
    };
    const handleConnection = (isConnected: boolean) => {
      stopMark();
      before = place ?? before;
      place = isConnected ? `presence/${roomId}/${uid}/${drawMark()}` : null;
      if (place === null) return;
      // The SDK sends a write again that was cut off, but not the promise of its end.
      if (before !== null) void remove(ref(database, before)).catch(ignore);
      write();
      // Another page that drew the same mark takes it away when it goes.
      let wasThere = false;
      stopMark = onValue(
        ref(database, place),
        (snapshot) => {
          const isThere = snapshot.val() !== null;
          if (wasThere && !isThere) write();
          wasThere = isThere;
        },
        ignore,
      );
    };
    const handleVisibility = () => {
      clearTimeout(timer);
      const isHidden = document.visibilityState === 'hidden';
      const say = () => {
        if (isAway === isHidden) return;
        isAway = isHidden;
        write();
      };
      if (isHidden) timer = setTimeout(say, awayAfter);
      else say();
    };

    document.addEventListener('visibilitychange', handleVisibility);
    const stopConnection = onValue(ref(database, '.info/connected'), (snapshot) =>
      handleConnection(snapshot.val() === true),
    );
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      stopConnection();
      stopMark();
      const last = place ?? before;
      if (last !== null) void remove(ref(database, last)).catch(ignore);
    };
  }, ignore);
}

/** The name of a page's mark: rules take two digits, so that nobody's row grows. */
const drawMark = (): string => crypto.randomUUID().slice(0, 2);

const ignore = () => undefined;
