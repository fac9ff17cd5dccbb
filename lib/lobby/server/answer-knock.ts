import 'server-only';
import { countAttempt } from '@/lib/firebase/server/limit-store';
import type { Knock } from '@/lib/lobby/decide-knock';
import { knockOf } from '@/lib/lobby/server/knock-of';
import { asksAtDoor } from '@/lib/lobby/server/lobby-limits';
import { readLobby } from '@/lib/lobby/server/lobby-rows';
import { passThatCounts } from '@/lib/lobby/server/pass-that-counts';
import type { Room } from '@/lib/rooms/schema';
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
  /** The name of that person, else of the room's owner: for members only. */
  host: string | null;
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
  const there = inside.filter(({ isHost, standsIn }) => isHost || standsIn);
  const answerer = there.find(({ isHost }) => isHost) ?? there[0];
  const host = answerer?.name ?? (await nameOfOwner(roomId, room.data()));
  return { knock, rows, isSomebodyThere: there.length > 0, host };
}

async function nameOfOwner(roomId: string, room: Room | undefined): Promise<string | null> {
  if (!room) return null;
  const owner = await memberReference(roomId, room.ownerUid).get();
  return owner.data()?.name ?? null;
}
