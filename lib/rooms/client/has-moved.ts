import { answerInTime } from '@/lib/callables/client/answer-in-time';
import { readMatrixHead } from './read-matrix-head';

/**
 * Asks whether the call of a session has gone on in another room of the media server since an instant (ms). False when
 * that cannot be found out in time.
 */
export const hasMoved = (roomId: string, sessionId: string, since: number): Promise<boolean> =>
  answerInTime(
    ask(roomId, sessionId, since).catch(() => false),
    false,
  );

async function ask(roomId: string, sessionId: string, since: number): Promise<boolean> {
  const latest = (await readMatrixHead(roomId))?.latest;
  return latest?.id === sessionId && latest.status === 'live' && (latest.moved?.at ?? 0) > since;
}
