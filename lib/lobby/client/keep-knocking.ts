import { callServer } from '@/lib/callables/client/call-server';
import { isRecord } from '@/lib/core/is-record';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { loadDatabase, type DatabaseKit } from '@/lib/firebase/client/load-firebase';
import { knock } from '../contract';

export type Knocked = CallableOutput<typeof knock>;

type Listener = {
  onKnocked: (answer: Knocked) => void;
  onFailed: (thrown: unknown) => void;
};

/** How often the places in the queue are set right (ms): somebody ahead may have closed their page. */
const beat = 20_000;

/**
 * Stands in a room's lobby: knocks, and says by a mark of this page that one is still there; the mark goes when the
 * page does. After a lost connection it knocks again. Returns what ends it.
 */
export function keepKnocking(roomId: string, uid: string, { onKnocked, onFailed }: Listener): () => void {
  return subscribeLater(async () => {
    const kit = await loadDatabase();
    const { database, onDisconnect, onValue, ref, serverTimestamp, set } = kit;
    const row = `lobby/${roomId}/${uid}`;
    const own = drawMark();
    const mark = ref(database, `${row}/here/${own}`);
    const over = new AbortController();
    const isOver = () => over.signal.aborted;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    let isMarked = false;
    let doorAt: unknown;

    const stand = async () => {
      const turn = ++latest;
      let pause = beat;
      try {
        const answer = await callServer(knock, { roomId }, { isUnasked: true });
        if (isOver()) return;
        onKnocked(answer);
        if (answer.outcome === 'open') return;
        await onDisconnect(mark).remove();
        if (!isOver()) await set(mark, serverTimestamp());
        // Of two who come at once neither has seen the other: from the second knock on both know their places.
        if (!isMarked) pause = 0;
        isMarked = true;
      } catch (thrown) {
        if (isOver()) return;
        onFailed(thrown);
      }
      // One that was overtaken after a lost connection leaves the beat to the newer one.
      if (!isOver() && turn === latest) timer = setTimeout(() => void stand(), pause);
    };
    const stopConnection = onValue(ref(database, '.info/connected'), (snapshot) => {
      if (snapshot.val() !== true) return;
      clearTimeout(timer);
      void stand();
    });
    // A host came or went: what the last answer said of the door is true no more.
    const stopDoor = onValue(ref(database, `${row}/doorAt`), (snapshot) => {
      const [before, changed] = [doorAt, snapshot.val() as unknown];
      doorAt = changed;
      if (before === undefined || typeof changed !== 'number' || changed === before) return;
      clearTimeout(timer);
      void stand();
    });
    return () => {
      over.abort();
      clearTimeout(timer);
      stopConnection();
      stopDoor();
      // Whoever has been let in is a member by now. Refused, it goes with the page.
      void leave(kit, row, own).catch(() => undefined);
    };
  }, onFailed);
}

/** The name of a page's mark: rules take two digits, so that nobody's row grows. Two pages seldom draw the same. */
const drawMark = (): string => crypto.randomUUID().slice(0, 2);

/**
 * With the last of somebody's pages goes what they have written to the hosts, in one write: whoever comes again at once
 * may end this page before a second one. Of two that go at once each finds the other, and looks again when its own mark
 * is gone: the later one finds none.
 */
async function leave(
  { database, get, ref, remove, update }: DatabaseKit,
  row: string,
  own: string,
): Promise<void> {
  const isLast = async () => {
    const marks: unknown = (await get(ref(database, `${row}/here`))).val();
    return Object.keys(isRecord(marks) ? marks : {}).every((mark) => mark === own);
  };
  // Where it cannot be read the mark goes all the same.
  if (await isLast().catch(() => false)) {
    await update(ref(database, row), { [`here/${own}`]: null, said: null });
    return;
  }
  await remove(ref(database, `${row}/here/${own}`));
  if (await isLast()) await remove(ref(database, `${row}/said`));
}
