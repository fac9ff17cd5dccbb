import { typingPace } from '@/lib/access/longest-note';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';
import { markAgain, restsAfter } from '../typing';

export type TypingMark = ReturnType<typeof createTypingMark>;

/**
 * Marks that a person types in a room, for as long as they do. The mark goes with the connection. What fails is not
 * told: it is only a mark.
 */
export function createTypingMark(roomId: string, uid: string) {
  let markedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The rules leave a mark as it is for so long. */
  let staysUntil = 0;
  /** One write after the other, so that the last one holds. */
  let last: Promise<unknown> = Promise.resolve();

  const write = (isTyping: boolean) => {
    last = last.then(async () => {
      const { database, onDisconnect, ref, remove, serverTimestamp, set } = await loadDatabase();
      const mark = ref(database, `typing/${roomId}/${uid}`);
      if (!isTyping) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, staysUntil - Date.now())));
        return remove(mark);
      }
      await onDisconnect(mark).remove();
      await set(mark, serverTimestamp());
      staysUntil = Date.now() + typingPace;
    });
    last = last.catch(() => undefined);
  };
  const stop = () => {
    clearTimeout(timer);
    if (markedAt === 0) return;
    markedAt = 0;
    write(false);
  };
  return {
    /** Something was typed. */
    note: () => {
      clearTimeout(timer);
      timer = setTimeout(stop, restsAfter);
      if (markedAt !== 0 && Date.now() - markedAt < markAgain) return;
      markedAt = Date.now();
      write(true);
    },
    /** It was sent, or taken back. */
    stop,
  };
}
