import 'server-only';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { preferredSeat } from '@/lib/core/person-hue';
import { firstName } from '@/lib/core/first-name';
import { writeToLobby } from '@/lib/lobby/contract';
import { readLobby, writeLobby } from '@/lib/lobby/server/lobby-rows';
import { permitToAdmit } from '@/lib/lobby/server/permit-to-admit';
import { listWaiting } from '@/lib/lobby/waiting-row';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

export const writeToLobbyCallable = bindCallable(writeToLobby, {
  permit: (call) => permitToAdmit(call, call.input.roomId),
  run: async ({ caller, input }) => ({ readers: await writeLine({ ...input, actorUid: caller.uid }) }),
});

type Line = { roomId: string; words: string; actorUid: string };

/** Writes a line to all who wait, under the first name of its writer. Returns how many get it. */
async function writeLine({ roomId, words, actorUid }: Line): Promise<number> {
  const [rows, actor] = await Promise.all([readLobby(roomId), memberReference(roomId, actorUid).get()]);
  const waiting = listWaiting(rows);
  const { name = '', seat = preferredSeat(actorUid) } = actor.data() ?? {};
  const line = { words, by: firstName(name), seat, at: Date.now() };
  await writeLobby(roomId, rows, Object.fromEntries(waiting.map(({ uid }) => [`${uid}/line`, line])));
  return waiting.length;
}
