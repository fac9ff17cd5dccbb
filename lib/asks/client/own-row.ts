import { askPace } from '@/lib/access/longest-note';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';
import type { AskKind } from '../schema';

type Place = { roomId: string; uid: string; kind: AskKind };

const pathOf = ({ roomId, uid, kind }: Place) => `asks/${roomId}/${uid}/${kind}`;

/*
 * A row and the promise to remove it go out together: the database takes them in their order, so what was pressed last
 * holds. Waited for in between, the end of one press would undo the promise of the next, and the row would stay behind.
 */

/**
 * Writes what one waits for, at the end of the queue; with `at`, the time of a row that stands there, it keeps its
 * place. It goes when the connection does. Throws what the database says.
 */
export async function writeAsk(
  place: Place,
  { session, note, at }: { session: string; note: string; at?: number },
): Promise<void> {
  const { database, onDisconnect, ref, serverTimestamp, set } = await loadDatabase();
  const row = ref(database, pathOf(place));
  await Promise.all([
    onDisconnect(row).remove(),
    set(row, {
      at: at ?? serverTimestamp(),
      session,
      ...(note !== '' && { note }),
      // What keeps its place says when it was changed; rules pace it by that.
      ...(at !== undefined && { changed: serverTimestamp() }),
    }),
  ]);
}

/** Takes it back. Rules refuse that to a row that has just been written; then it is taken back a moment later. */
export async function removeAsk(place: Place): Promise<void> {
  const { database, onDisconnect, ref, remove } = await loadDatabase();
  const row = ref(database, pathOf(place));
  const removeLater = async () => {
    await new Promise((resolve) => setTimeout(resolve, askPace));
    await remove(row);
  };
  await Promise.all([remove(row).catch(removeLater), onDisconnect(row).cancel()]);
}
