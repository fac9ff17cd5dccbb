import 'server-only';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { closeToPublic } from '@/lib/firebase/server/objects';
import { filePath } from '@/lib/files/schema';
import { filesOf } from '@/lib/files/server/file-references';

/** As many as are left at once where nobody means harm. */
const most = 50;

/**
 * Takes back the public addresses of what was uploaded to a room and never looked at. It runs with each announcement,
 * so a room has no more of them open than its last uploads. What Storage refuses is only logged: an upload does not
 * depend on it.
 *
 * @param except the file that is announced now
 */
export async function closeLeftUploads(roomId: string, except: string): Promise<void> {
  const { docs } = await filesOf(roomId).where('state', '==', 'coming').limit(most).get();
  const others = docs.filter(({ id }) => id !== except);
  const outcomes = await Promise.allSettled(others.map(({ id }) => closeToPublic(filePath(roomId, id))));
  for (const outcome of outcomes) {
    // Nothing has arrived yet.
    if (outcome.status === 'fulfilled' || isAbsent(outcome.reason)) continue;
    writeLog('upload-not-closed', { roomId, ...outcomeOf(outcome.reason) });
  }
}

const isAbsent = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 404;
