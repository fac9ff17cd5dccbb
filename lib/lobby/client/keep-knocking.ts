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

/** How often the page knocks again (ms), which corrects the queue when a person ahead has closed their page. */
const beat = 20_000;

/**
 * Keeps this page in a room's lobby: it knocks, and sets a mark that the page is still there; the mark goes with the
 * page. After a lost connection it knocks again. Returns a function that ends it.
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
        // Two people who come at once have not seen each other. After a second knock both know their places.
        if (!isMarked) pause = 0;
        isMarked = true;
      } catch (thrown) {
        if (isOver()) return;
        onFailed(thrown);
      }
      // After a lost connection a newer knock may have started: then that one sets the timer.
      if (!isOver() && turn === latest) timer = setTimeout(() => void stand(), pause);
    };
    const stopConnection = onValue(ref(database, '.info/connected'), (snapshot) => {
      if (snapshot.val() !== true) return;
      clearTimeout(timer);
      void stand();
    });
    // A host came or went, so the last answer about the door is out of date.
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
      // The rules refuse this write for a person who has become a member. Then `onDisconnect` removes the mark.
      void leave(kit, row, own).catch(() => undefined);
    };
  }, onFailed);
}

/**
 * The name of a page's mark. The rules take two digits, so that a row cannot grow; two pages seldom draw the same.
 */
const drawMark = (): string => crypto.randomUUID().slice(0, 2);

/**
 * Removes the mark of this page, and with a person's last page also their line to the hosts. It is one write, because
 * a reload may end this page before a second one. When two pages leave at once each sees the other. So each looks
 * again after its mark is gone: the later one finds none.
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
  // When it cannot be read, the mark goes all the same.
  if (await isLast().catch(() => false)) {
    await update(ref(database, row), { [`here/${own}`]: null, said: null });
    return;
  }
  await remove(ref(database, `${row}/here/${own}`));
  if (await isLast()) await remove(ref(database, `${row}/said`));
}
