import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { chunk } from '@/lib/core/chunk';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { admitFromLobby } from '@/lib/lobby/contract';
import { permitToAdmitAgain, permitToAdmit } from '@/lib/lobby/server/permit-to-admit';
import { readForAnswer } from '@/lib/lobby/server/read-for-answer';
import { readLobby, writeLobby } from '@/lib/lobby/server/lobby-rows';
import { notifyLater } from '@/lib/notifications/server/notify';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { needsAccount } from '@/lib/rooms/admission/needs-account';
import { waitsAtDoor } from '@/lib/rooms/admission/lobby-pass';
import { usualProfile } from '@/lib/rooms/members/offered-profiles';
import { requireGift } from '@/lib/rooms/members/gift';
import { keptRestrictions, profileOnReturn, takenFrom } from '@/lib/rooms/members/restrictions';
import { finishChange, untilEverywhere } from '@/lib/rooms/server/outbox/change-in-room';
import { enqueue } from '@/lib/rooms/server/outbox/enqueue';
import { findSeats } from '@/lib/rooms/server/members/find-seat';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import { lobbyPassReference } from '@/lib/rooms/server/documents/room-references';
import { scheduleReconcile, type Scheduled } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { writeMember } from '@/lib/rooms/server/members/write-member';

type Admission = {
  roomId: string;
  profile?: PersonProfileId;
  actorUid: string;
  /** Called for each person who may come in now, even if they could before. */
  onAdmitted?: (uid: string, sessionId: string) => void;
};

/**
 * How many are decided at the same time: no person waits for all others, and the databases do not meet a whole class.
 */
const atOnce = 10;

export const admitFromLobbyCallable = bindCallable(admitFromLobby, {
  // The transaction that lets people in checks the profile that they get.
  permit: (call) => permitToAdmit(call, call.input.roomId),
  run: async ({ caller, input: { roomId, uids, profile } }) => ({
    admitted: await admitThem(uids, {
      roomId,
      actorUid: caller.uid,
      ...(profile && { profile }),
      // A waiting page sees the answer; this is for a person who looks elsewhere meanwhile.
      onAdmitted: (uid, sessionId) =>
        notifyLater({
          id: `let-in-${sessionId}-${uid}`,
          kind: 'let-in',
          roomId,
          by: caller,
          to: { uids: [uid] },
          isSeenInside: true,
        }),
    }),
  }),
});

/**
 * Lets people in from the lobby, each in a separate transaction, so that a person who was removed meanwhile blocks
 * nobody else. Returns how many may come in now. Throws `rooms/no-session`, `auth/accounts-only` for a guest who
 * would run the room, as `permitToAdmitAgain`, and `rooms/not-everywhere-yet`. By then the admitted people have their
 * answer.
 */
export async function admitThem(uids: readonly string[], admission: Admission): Promise<number> {
  const { roomId } = admission;
  const unique = [...new Set(uids)];
  const outcomes: Outcome[] = [];
  const scheduled = await scheduleReconcile(roomId);
  const rows = await readLobby(roomId);
  const atDoor = new Map(rows.flatMap(({ uid, seat }) => (seat === null ? [] : [[uid, seat] as const])));
  const seatOf = await findSeats(roomId, unique, atDoor);
  for (const some of chunk(unique, atOnce)) {
    outcomes.push(
      ...(await Promise.all(some.map((uid) => admitOne({ uid, seat: seatOf(uid), scheduled }, admission)))),
    );
  }
  const admitted = outcomes.filter(({ isAdmitted }) => isAdmitted).map(({ uid }) => uid);
  // Admitted people get their answer, whatever has happened to the others.
  await untilEverywhere(roomId, () => tellThem(roomId, admitted));
  const [failure] = outcomes.flatMap((outcome) => outcome.failure ?? []);
  if (failure) throw failure;
  if (outcomes.every(({ isNew }) => !isNew)) await finishChange(roomId, []);
  return admitted.length;
}

/** The answer for the waiting pages; the written pass is what counts. */
async function tellThem(roomId: string, admitted: readonly string[]): Promise<void> {
  const answer = { state: 'admitted', words: '', at: Date.now() } as const;
  const rows = await readLobby(roomId);
  const here = rows.filter(({ uid }) => admitted.includes(uid));
  await writeLobby(
    roomId,
    rows.map((row) => (admitted.includes(row.uid) ? { ...row, answer } : row)),
    Object.fromEntries(here.map(({ uid }) => [`${uid}/answer`, answer])),
  );
}

type Outcome = { uid: string; isAdmitted: boolean; isNew: boolean; failure: Error | null };

type Comer = { uid: string; seat: number; scheduled: Scheduled };

async function admitOne(comer: Comer, admission: Admission): Promise<Outcome> {
  const { uid } = comer;
  const outcome = { uid, isAdmitted: false, isNew: false, failure: null };
  try {
    const decided = await decide(comer, admission);
    outcome.isAdmitted = decided !== null;
    outcome.isNew = decided !== null && decided.pending !== null;
    if (decided) admission.onAdmitted?.(uid, decided.sessionId);
    if (decided?.pending) await finishChange(admission.roomId, [decided.pending]);
    return outcome;
  } catch (failure) {
    return { ...outcome, failure: failure as Error };
  }
}

type Decided = { pending: PendingEntry | null; sessionId: string };

/** Null when they may not come in. */
async function decide({ uid, seat, scheduled }: Comer, admission: Admission): Promise<Decided | null> {
  const { roomId, profile, actorUid } = admission;
  const now = Date.now();
  return runTransaction(async (transaction) => {
    const [facts, organization, { ownProfile }] = await Promise.all([
      readForAnswer(transaction, { roomId, uid, now }),
      readOrganizationIn(transaction),
      permitToAdmitAgain(transaction, roomId, actorUid),
    ]);
    if (profile !== undefined) requireGift(organization, { profile, giver: ownProfile }, 'lobby:admit');
    const { room, member, entry, pass, passNow, sessionId, epoch, isShutOut, picture } = facts;
    if (isShutOut) return null;
    const person = member ?? pass.data();
    if (!person) return null;
    const { state } = pass.data() ?? {};
    if (pass.data()?.sessionId === sessionId) {
      if (state === 'admitted') return { pending: null, sessionId };
      // A host who admits all that they saw a moment ago must not admit a person whom another host has sent away
      // since.
      if (state === 'declined') return null;
    }
    const invited = passNow?.invited;
    const kept = keptRestrictions(entry);
    const usual = () => usualProfile(organization, 'link', room.preset);
    const given = profile ?? profileOnReturn(invited?.profile ?? usual(), kept);
    const { name, kind } = person;
    if (!member) {
      if (!waitsAtDoor(pass.data(), sessionId)) return null;
      if (kind !== 'account' && needsAccount(given)) throw new AppError('auth/accounts-only');
      const callId = auditId('lobby-admitted', uid, sessionId);
      const said = profile === undefined ? kept : takenFrom(entry);
      const added = { addedBy: invited?.by ?? actorUid, epoch: epoch + 1, now, callId, said };
      const comer = { uid, name, kind, ...(picture !== undefined && { picture }) };
      writeMember(transaction, { roomId, room, person: comer, profile: given, seat, ...added });
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
        byCode: member === null && pass.data()?.invited === undefined,
      },
      at: now,
    });
    if (member) return { pending: null, sessionId };
    return {
      pending: enqueue(transaction, scheduled, { mirror: [{ kind: 'person', uid }] }, now),
      sessionId,
    };
  });
}
