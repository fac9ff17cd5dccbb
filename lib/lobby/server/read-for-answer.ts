import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import { passThatCounts } from '@/lib/lobby/server/pass-that-counts';
import { requireTakingIn } from '@/lib/rooms/admission/require-taking-in';
import {
  accessReference,
  banReference,
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { joinableId } from '@/lib/rooms/session/session';

type Question = { roomId: string; uid: string; now: number };

/** What is decided by about somebody at a room's door. Throws `rooms/not-found`, `rooms/archived`. */
export async function readAtDoor(transaction: Transaction, { roomId, uid, now }: Question) {
  const [room, head, member, entry, ban, gate, pass, user] = await Promise.all([
    transaction.get(roomReference(roomId)),
    transaction.get(matrixReference(roomId)),
    transaction.get(memberReference(roomId, uid)),
    transaction.get(accessReference(roomId, uid)),
    transaction.get(banReference(roomId, uid)),
    transaction.get(gateReference(uid)),
    transaction.get(lobbyPassReference(roomId, uid)),
    transaction.get(userReference(uid)),
  ]);
  const found = room.data();
  requireTakingIn(found);
  const latest = head.data()?.latest ?? null;
  const standing = entry.data();
  const isOut = standing !== undefined && !('profile' in standing) && !standing.left;
  return {
    room: found,
    head: head.data() ?? null,
    member: member.data() ?? null,
    entry: standing ?? null,
    isBanned: ban.exists,
    picture: user.data()?.picture,
    /** As it is kept. */
    pass,
    passNow: await passThatCounts(pass.data(), (link) => transaction.get(link)),
    /** Null where the next comer opens one. Who is let into one that has yet to begin comes in when it does. */
    sessionId: joinableId(latest, now),
    epoch: standing?.epoch ?? 0,
    /** Nobody lets them in from here: they were banned or taken out, or their account is going or switched off. */
    isShutOut: ban.exists || isOut || gate.data()?.disabled === true,
  };
}

/** The same for an answer to somebody who waits, which counts for a session. Throws `rooms/no-session` as well. */
export async function readForAnswer(transaction: Transaction, question: Question) {
  const { sessionId, ...facts } = await readAtDoor(transaction, question);
  if (sessionId === null) throw new AppError('rooms/no-session');
  return { ...facts, sessionId };
}
