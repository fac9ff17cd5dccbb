import { askPace } from '@/lib/access/longest-note';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';
import type { AskKind } from '../schema';

type Place = { roomId: string; uid: string; kind: AskKind };

const pathOf = ({ roomId, uid, kind }: Place) => `asks/${roomId}/${uid}/${kind}`;
const awayOf = (place: Place) => `${pathOf(place)}/away`;

/*
 * A row and its mark for a broken connection go out together. The database takes them in this order, so what was
 * pressed last holds. It refuses the mark of a row that is not there.
 */

/**
 * Writes what one waits for, at the end of the queue; with `at`, the time of a row that stands there, it keeps its
 * place. When the connection breaks, the database marks the row as away. Throws what the database says.
 */
export async function writeAsk(
  place: Place,
  { session, note, at }: { session: string; note: string; at?: number },
): Promise<void> {
  const { database, onDisconnect, ref, serverTimestamp, set } = await loadDatabase();
  const row = ref(database, pathOf(place));
  await Promise.all([
    set(row, {
      at: at ?? serverTimestamp(),
      session,
      ...(note !== '' && { note }),
      // What keeps its place says when it was changed; rules pace it by that.
      ...(at !== undefined && { changed: serverTimestamp() }),
    }),
    onDisconnect(ref(database, awayOf(place))).set(serverTimestamp()),
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
  await Promise.all([remove(row).catch(removeLater), onDisconnect(ref(database, awayOf(place))).cancel()]);
}

/**
 * Changes the note of a row that stands there; it keeps its place. Before the database has answered the first write,
 * this page only guesses the row's time: `findAt` gives it as it is known later. Throws what the database says.
 */
export async function changeAsk(
  place: Place,
  row: { session: string; note: string; at: number },
  findAt: () => number | undefined,
): Promise<void> {
  try {
    await writeAsk(place, row);
  } catch (thrown) {
    // The guess was wrong, or rules pace a row that another write of this person has just reached.
    await new Promise((resolve) => setTimeout(resolve, askPace));
    const at = findAt();
    if (at === undefined) throw thrown;
    await writeAsk(place, { ...row, at });
  }
}

/**
 * Takes the mark away from a row that has waited for its owner's return; it keeps its place. Throws what the database
 * says when the row was away for too long.
 */
export const returnToAsk = (
  place: Place,
  row: { session: string; note: string; at: number },
): Promise<void> => changeAsk(place, row, () => row.at);
