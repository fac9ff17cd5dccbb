import 'server-only';
import type { CallableOutput } from '@/lib/core/callable-contract';
import type { knock } from '@/lib/lobby/contract';
import { decideKnock } from '@/lib/lobby/decide-knock';
import { letInvitedIn } from '@/lib/lobby/server/let-invited-in';
import { readLobby, writeLobby } from '@/lib/lobby/server/lobby-rows';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { isLeftByHosts } from '@/lib/rooms/hostless';
import { listInside } from '@/lib/rooms/server/list-inside';
import { listJoins } from '@/lib/rooms/server/list-joins';
import { readStanding } from '@/lib/rooms/server/read-standing';
import {
  accessReference,
  banReference,
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { waitsOutside } from '@/lib/rooms/server/waits-outside';
import { isJoinable, isOpen } from '@/lib/rooms/session';
import { wasInSession } from '@/lib/rooms/was-in-session';

/**
 * Puts somebody into a room's lobby, at the place that they had if they were there a moment ago. Throws as
 * `decideKnock`.
 */
export async function knockAt(uid: string, roomId: string): Promise<CallableOutput<typeof knock>> {
  const now = Date.now();
  const [room, member, entry, head, ban, pass, inside, joins, rows, organization] = await Promise.all([
    roomReference(roomId).get(),
    memberReference(roomId, uid).get(),
    accessReference(roomId, uid).get(),
    matrixReference(roomId).get(),
    banReference(roomId, uid).get(),
    lobbyPassReference(roomId, uid).get(),
    listInside(roomId),
    listJoins({ uid, roomId }),
    readLobby(roomId),
    readOrganization(),
  ]);
  const documents = { room: room.data() ?? null, entry: entry.data() ?? null, head: head.data() ?? null };
  const latest = documents.head?.latest ?? null;
  const sessionId = latest && isJoinable(latest, now) ? latest.id : null;
  const isHostInside = inside.some(({ isHost }) => isHost);
  const answer = decideKnock({
    ...documents,
    member: member.data() ?? null,
    isBanned: ban.exists,
    pass: pass.data() ?? null,
    sessionId,
    accessOf: () => readStanding({ ...documents, organization, isBanned: ban.exists }, now).access,
    guestWaits: (profile) =>
      documents.room !== null &&
      waitsOutside(documents.room, { profile, kind: 'guest', organization, isHostInside }),
    wasInside: inside.some((other) => other.uid === uid) || wasInSession(joins, sessionId),
    isHostInside,
    isLeft: latest !== null && isOpen(latest) && isLeftByHosts(latest.live),
  });
  if (answer.outcome === 'open') return answer;
  if (answer.outcome === 'enters') {
    await letInvitedIn(uid, roomId);
    return { outcome: 'open' };
  }

  const { name, kind, byCode, invitedAs, opensByItself } = answer;
  const before = rows.find((row) => row.uid === uid);
  const at = before && before.answer === null ? before.at : now;
  const own = { uid, name, kind, at, seen: now, byCode, place: before?.place ?? null, invitedAs: null };
  const others = rows.filter((row) => row.uid !== uid);
  await writeLobby(roomId, [...others, { ...own, line: null, answer: null, isHere: true }], {
    [`${uid}/name`]: name,
    [`${uid}/kind`]: kind,
    [`${uid}/at`]: at,
    [`${uid}/seen`]: now,
    [`${uid}/byCode`]: byCode,
    [`${uid}/invitedAs`]: invitedAs ?? null,
    ...(before?.answer && { [`${uid}/answer`]: null, [`${uid}/line`]: null }),
  });
  return {
    outcome: 'waiting',
    roomName: answer.room.name,
    isHostInside: isHostInside || inside.some(({ standsIn }) => standsIn),
    opensByItself,
  };
}
