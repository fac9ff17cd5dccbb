import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readForAnswer } from '@/lib/lobby/server/read-for-answer';
import { readLobby, writeLobby } from '@/lib/lobby/server/lobby-rows';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { usualProfile } from '@/lib/rooms/offered-profiles';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { isAtMost } from '@/lib/rooms/profile-rank';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { findSeat } from '@/lib/rooms/server/find-seat';
import { lobbyPassReference } from '@/lib/rooms/server/room-references';
import { settle } from '@/lib/rooms/server/settle-outbox';
import { writeMember } from '@/lib/rooms/server/write-member';

type Admission = { roomId: string; profile?: PersonProfileId; actorUid: string };

/** How many are decided at the same time: one does not wait for all others, nor the databases for a class. */
const atOnce = 10;

/**
 * Lets people in from the lobby, each in a transaction of their own, so that one who was removed meanwhile keeps
 * nobody else out. Returns how many may come in now. Throws `rooms/no-session`, and `auth/accounts-only` for a guest
 * who would run the room.
 */
export async function admitThem(uids: readonly string[], admission: Admission): Promise<number> {
  const unique = [...new Set(uids)];
  const admitted: string[] = [];
  for (let start = 0; start < unique.length; start += atOnce) {
    const some = unique.slice(start, start + atOnce);
    const outcomes = await Promise.all(some.map((uid) => admitOne(uid, admission)));
    admitted.push(...some.filter((_, index) => outcomes[index]));
  }
  const { roomId } = admission;
  const answer = { state: 'admitted', words: '', at: Date.now() } as const;
  const rows = await readLobby(roomId);
  const here = rows.filter(({ uid }) => admitted.includes(uid));
  await writeLobby(
    roomId,
    rows.map((row) => (admitted.includes(row.uid) ? { ...row, answer } : row)),
    Object.fromEntries(here.map(({ uid }) => [`${uid}/answer`, answer])),
  );
  return admitted.length;
}

async function admitOne(uid: string, { roomId, profile, actorUid }: Admission): Promise<boolean> {
  const now = Date.now();
  const seat = await findSeat(roomId, uid);
  const outcome = await runTransaction(async (transaction) => {
    const [facts, organization] = await Promise.all([
      readForAnswer(transaction, { roomId, uid, now }),
      readOrganizationIn(transaction),
    ]);
    const { room, member, pass, sessionId, epoch, isShutOut } = facts;
    if (isShutOut) return null;
    const person = member ?? pass.data();
    if (!person) return null;
    const { state } = pass.data() ?? {};
    if (pass.data()?.sessionId === sessionId) {
      if (state === 'admitted') return { pending: null };
      // Who lets all in that they saw a moment ago brings nobody in whom another host has sent away since.
      if (state === 'declined') return null;
    }
    const invited = pass.data()?.invited;
    const given = profile ?? invited?.profile ?? usualProfile(organization, 'link', room.preset);
    const { name, kind } = person;
    if (!member) {
      if (state !== 'waiting') return null;
      if (kind !== 'account' && !isAtMost(given, 'presenter')) throw new AppError('auth/accounts-only');
      const callId = auditId('lobby-admitted', uid, sessionId);
      const added = { addedBy: invited?.by ?? actorUid, epoch: epoch + 1, now, callId };
      writeMember(transaction, { roomId, room, person: { uid, name, kind }, profile: given, seat, ...added });
    }
    const passed = { roomId, uid, name, kind, state: 'admitted', sessionId, words: '', at: now } as const;
    transaction.set(lobbyPassReference(roomId, uid), passed);
    writeAudit(transaction, auditId('lobby-admitted', roomId, uid, versionOf(pass)), {
      action: 'lobby-admitted',
      actorUid,
      subjectUid: uid,
      roomId,
      after: {
        profile: member?.profile ?? given,
        session: sessionId,
        byCode: member === null && invited === undefined,
      },
      at: now,
    });
    if (member) return { pending: null };
    return {
      pending: enqueue(transaction, newOutboxEntry({ roomId, mirror: [{ kind: 'person', uid }] }, now)),
    };
  });
  if (outcome?.pending) await settle(outcome.pending);
  return outcome !== null;
}
