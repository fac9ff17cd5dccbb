import 'server-only';
import { traitsOf } from '@/lib/access/profiles';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { runLater } from '@/lib/notifications/server/run-later';
import type { Notice, NoticeKind } from '@/lib/notifications/schema';
import { putAgain, putNotice } from '@/lib/notifications/server/notice-store';
import { readWay } from '@/lib/notifications/server/notice-ways';
import { pushNotice } from '@/lib/notifications/server/push/push-notice';
import { findPushService } from '@/lib/notifications/server/push/push-service';
import { pushLifetime } from '@/lib/notifications/push-lifetime';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { membersOf, roomReference } from '@/lib/rooms/server/documents/room-references';
import type { Member } from '@/lib/rooms/schema';
import { attendanceOf } from '@/lib/rooms/server/sessions/attendance-store';

/** Something in a room that members are to know of. */
export type Happening = {
  /** The same happening has the same id: told twice, it leaves one notice. */
  id: string;
  kind: NoticeKind;
  roomId: string;
  /** The person behind it, who is not told themselves. */
  by: { uid: string; name?: string } | null;
  /** The receivers: everybody in the room, all but some, its hosts, some people, or those who came to a session. */
  to:
    | 'everyone'
    | 'hosts'
    | { allBut: readonly string[] }
    | { uids: readonly string[] }
    /** The id of a session. */
    | { cameTo: string };
  /** The page of a hand-out that it is about. */
  page?: Notice['page'];
  /** Those who are in the call see it there, and are not told again. */
  isSeenInside?: true;
  /** When it happened (ms), if that is not now. */
  at?: number;
};

/**
 * Tells members of what happened, each as they have chosen. It runs after the answer to the request: no action waits
 * for it, and none fails with it.
 *
 * @param afterwards runs when all are told: what was deleted meanwhile can be taken back
 */
export function notifyLater(happening: Happening, afterwards?: () => Promise<void>): void {
  const { kind, roomId } = happening;
  runLater(
    async () => {
      await notify(happening, Date.now());
      await afterwards?.();
    },
    (thrown) => writeLog('notices-not-told', { kind, room: roomId, ...outcomeOf(thrown) }),
  );
}

/** Tells at once; see `notifyLater`. The membership is read now: a person who has left is not told. */
export async function notify(happening: Happening, now: number): Promise<void> {
  const { id, kind, roomId, by, to, page, isSeenInside = false, at = now } = happening;
  const sessionId = typeof to === 'object' && 'cameTo' in to ? to.cameTo : null;
  const [room, found, inside, attendants] = await Promise.all([
    roomReference(roomId).get(),
    membersOf(roomId).get(),
    // Told twice is better than not told.
    isSeenInside ? listInside(roomId).catch(() => []) : [],
    sessionId === null ? [] : attendanceOf(roomId, sessionId).listDocuments(),
  ]);
  const roomName = room.data()?.name;
  if (roomName === undefined) return;
  const members = found.docs.map((member) => member.data());
  const byName = by?.name ?? members.find(({ uid }) => uid === by?.uid)?.name ?? null;
  const about = { ...(sessionId !== null && { sessionId }), ...(page && { page }) };
  const notice = { kind, roomId, roomName, byName, at, ...about };
  const service = findPushService();
  const came = attendants.map((attendant) => attendant.id);
  const away = members.filter(({ uid }) => uid !== by?.uid && !inside.some((person) => person.uid === uid));
  const receivers = away.filter((member) => isReceiver(member, to, came));
  await mapInBatches(receivers, async ({ uid }) => {
    const way = await readWay(uid, notice);
    if (way === 'off') return;
    const due = way === 'push' && service !== null ? { pushUntil: now + pushLifetime[kind] } : {};
    const put = kind === 'message' ? putAgain : putNotice;
    const isNew = await put(uid, id, { ...notice, ...due });
    // What is cut off here is sent by the scheduler.
    if (isNew && way === 'push' && service !== null) await pushNotice(service, { uid, id }, now);
  });
}

function isReceiver({ uid, kind, profile }: Member, to: Happening['to'], came: readonly string[]): boolean {
  // A guest has no inbox to come back to.
  if (kind === 'guest') return false;
  if (to === 'everyone') return true;
  if (to === 'hosts') return traitsOf(profile).isHost;
  if ('allBut' in to) return !to.allBut.includes(uid);
  return ('uids' in to ? to.uids : came).includes(uid);
}
