import 'server-only';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { knock } from '@/lib/lobby/contract';
import { answerKnock } from '@/lib/lobby/server/answer-knock';
import { letInvitedIn } from '@/lib/lobby/server/let-invited-in';
import { writeLobby } from '@/lib/lobby/server/lobby-rows';
import { notifyLater } from '@/lib/notifications/server/notify';
import { findSeat } from '@/lib/rooms/server/members/find-seat';
import { isRefresh } from '@/lib/lobby/waiting-row';

export const knockCallable = bindCallable(knock, {
  // Open to members and to people who came by the room's code; `knockAt` checks which it is.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input }) => knockAt(caller.uid, input.roomId),
});

/**
 * Puts somebody into a room's lobby, at the place that they had if they were there a moment ago. Throws as
 * `answerKnock`.
 */
async function knockAt(uid: string, roomId: string): Promise<CallableOutput<typeof knock>> {
  const now = Date.now();
  const { knock: answer, rows, isSomebodyThere, host } = await answerKnock(uid, roomId, now);
  if (answer.outcome === 'open') return answer;
  if (answer.outcome === 'enters') {
    await letInvitedIn(uid, roomId);
    return { outcome: 'open' };
  }

  const { name, kind, byCode, invitedAs, isWatched = false, opensByItself } = answer;
  const before = rows.find((row) => row.uid === uid);
  const isNew = before === undefined || !isRefresh(before, now);
  const at = isNew ? now : before.at;
  // The colour that they will have inside.
  const seat = answer.seat ?? before?.seat ?? (await findSeat(roomId, uid));
  const place = before?.place ?? null;
  const own = { uid, name, kind, at, seen: now, byCode, seat, place, invitedAs: null, isWatched };
  const others = rows.filter((row) => row.uid !== uid);
  await writeLobby(roomId, [...others, { ...own, line: null, said: null, answer: null, isHere: true }], {
    [`${uid}/name`]: name,
    [`${uid}/kind`]: kind,
    [`${uid}/seat`]: seat,
    [`${uid}/at`]: at,
    [`${uid}/seen`]: now,
    [`${uid}/byCode`]: byCode,
    [`${uid}/invitedAs`]: invitedAs ?? null,
    [`${uid}/watched`]: isWatched || null,
    // Also what was written in the moment in which an earlier row went.
    ...(isNew && { [`${uid}/answer`]: null, [`${uid}/line`]: null, [`${uid}/said`]: null }),
  });
  // People inside see it at once. Where none is, the hosts hear of it where they are.
  if (isNew && !isSomebodyThere) {
    notifyLater({
      id: `waiting-${roomId}-${uid}-${at}`,
      kind: 'waiting',
      roomId,
      by: { uid, name },
      to: 'hosts',
    });
  }
  const { name: roomName } = answer.room;
  const isMember = !byCode && invitedAs === undefined;
  return {
    outcome: 'waiting',
    roomName,
    isHostInside: isSomebodyThere,
    opensByItself,
    host: isMember ? host : null,
  };
}
