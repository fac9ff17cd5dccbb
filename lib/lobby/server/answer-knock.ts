import 'server-only';
import { countAttempt } from '@/lib/firebase/server/limit-store';
import type { Knock } from '@/lib/lobby/decide-knock';
import { knockOf } from '@/lib/lobby/server/knock-of';
import { asksAtDoor } from '@/lib/lobby/server/lobby-limits';
import { readLobby } from '@/lib/lobby/server/lobby-rows';
import { passThatCounts } from '@/lib/lobby/server/pass-that-counts';
import type { WaitingRow } from '@/lib/lobby/waiting-row';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { listJoins } from '@/lib/rooms/server/documents/list-joins';
import {
  accessReference,
  banReference,
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';

type KnockAnswer = {
  knock: Knock;
  /** The room's lobby as it is. */
  rows: WaitingRow[];
  /** Somebody is inside who lets people in. */
  isSomebodyThere: boolean;
};

/**
 * What a knock would come to now; nothing is written of it. Each is counted before anything is read, so that nobody has
 * both databases asked without end, also who is refused. Throws `request/rate-limited`, and as `decideKnock`.
 */
export async function answerKnock(uid: string, roomId: string, now: number): Promise<KnockAnswer> {
  await countAttempt({ limit: asksAtDoor, subject: `${roomId} ${uid}` });
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
  const passNow = await passThatCounts(pass.data(), (link) => link.get());
  const knock = knockOf({
    uid,
    room: room.data() ?? null,
    member: member.data() ?? null,
    entry: entry.data() ?? null,
    head: head.data() ?? null,
    isBanned: ban.exists,
    pass: passNow ?? null,
    organization,
    inside,
    joins,
    now,
  });
  return { knock, rows, isSomebodyThere: inside.some(({ isHost, standsIn }) => isHost || standsIn) };
}
