import { answerInTime } from '@/lib/callables/client/answer-in-time';
import { readMatrixHead } from './read-matrix-head';

/**
 * Asks whether a session that its member was about to enter was locked after an instant (ms). False when that cannot be
 * found out in time.
 */
export const isLockedSince = (roomId: string, sessionId: string, instant: number): Promise<boolean> =>
  answerInTime(
    ask(roomId, sessionId, instant).catch(() => false),
    false,
  );

async function ask(roomId: string, sessionId: string, instant: number): Promise<boolean> {
  const latest = (await readMatrixHead(roomId))?.latest;
  if (latest?.id !== sessionId) return false;
  return latest.live.locked && (latest.live.lockedAt ?? 0) > instant;
}
