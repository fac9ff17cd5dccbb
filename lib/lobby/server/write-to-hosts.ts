import 'server-only';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { spendOn } from '@/lib/firebase/server/limit-store';
import { writeToHosts } from '@/lib/lobby/contract';
import { answerKnock } from '@/lib/lobby/server/answer-knock';
import { linesWhileWaiting } from '@/lib/lobby/server/lobby-limits';
import { writeLobby } from '@/lib/lobby/server/lobby-rows';

export const writeToHostsCallable = bindCallable(writeToHosts, {
  // Open to everyone who is waiting; `writeFromLobby` checks that.
  permit: () => Promise.resolve(permitted(null)),
  run: async ({ caller, input }) => ({ isWaiting: await writeFromLobby({ uid: caller.uid, ...input }) }),
});

type Line = { uid: string; roomId: string; words: string };

/**
 * Writes a line beside a person's name in the lobby, for those who admit people. Returns whether they wait there. The
 * limit counts only while they wait, so a person who was sent away reads that, and not that they write too often.
 * Throws as `answerKnock`.
 */
export async function writeFromLobby({ uid, roomId, words }: Line): Promise<boolean> {
  const now = Date.now();
  const { knock, rows } = await answerKnock(uid, roomId, now);
  const isAtDoor = rows.some((row) => row.uid === uid && row.answer === null);
  if (knock.outcome !== 'waiting' || !isAtDoor) return false;
  const said = { words, at: now };
  await spendOn({ limit: linesWhileWaiting, subject: `${roomId} ${uid}` }, () =>
    writeLobby(roomId, rows, { [`${uid}/said`]: said }),
  );
  return true;
}
