import 'server-only';
import { preferredSeat } from '@/lib/core/person-hue';
import { firstName } from '@/lib/core/first-name';
import { readLobby, writeLobby } from '@/lib/lobby/server/lobby-rows';
import { listWaiting } from '@/lib/lobby/waiting-row';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

type Line = { roomId: string; words: string; actorUid: string };

/** Writes a line to all who wait, under the first name of its writer. Returns how many get it. */
export async function writeLine({ roomId, words, actorUid }: Line): Promise<number> {
  const [rows, actor] = await Promise.all([readLobby(roomId), memberReference(roomId, actorUid).get()]);
  const waiting = listWaiting(rows);
  const { name = '', seat = preferredSeat(actorUid) } = actor.data() ?? {};
  const line = { words, by: firstName(name), seat, at: Date.now() };
  await writeLobby(roomId, rows, Object.fromEntries(waiting.map(({ uid }) => [`${uid}/line`, line])));
  return waiting.length;
}
