import 'server-only';
import { spendOn } from '@/lib/firebase/server/limit-store';
import { answerKnock } from '@/lib/lobby/server/answer-knock';
import { linesWhileWaiting } from '@/lib/lobby/server/lobby-limits';
import { writeLobby } from '@/lib/lobby/server/lobby-rows';

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
