import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { PresetId } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import { nothingLocked } from '@/lib/access/layers';
import { requireOpenGate } from '@/lib/auth/server/gate/gate';
import { findPlace } from '@/lib/call/server/token/find-place';
import { renewRow } from '@/lib/call/server/token/renew-row';
import type { Inside, JoinSnapshot, JoinWrites } from '@/lib/call/server/token/token-ports';
import { AppError } from '@/lib/errors/app-error';
import { preferredSeat } from '@/lib/core/person-hue';
import { findAdmissionRefusal } from '@/lib/rooms/admission/door';
import { answerAtDoor } from '@/lib/rooms/admission/lobby-pass';
import type { Admitted, LobbyPass, Member } from '@/lib/rooms/schema';
import { readStanding, type Standing } from '@/lib/rooms/server/documents/read-standing';
import {
  isOpen,
  isShutByEnd,
  joinableSession,
  liveAtFirst,
  movesOf,
  prepareSession,
} from '@/lib/rooms/session/session';
import { wasInSession } from '@/lib/rooms/session/was-in-session';

/** How long a row lets its identity in again, counted from its last token (ms): longer than any lesson. */
const rowLifetime = 24 * 60 * 60_000;

export type JoinQuestion = {
  uid: string;
  authTime: number;
  /** For learners: which PIN the sign-in came by. */
  card: string | null;
  roomId: string;
  /** The page only asks what the person may do now in their call; that lets nobody into a next one. */
  isRefresh: boolean;
  /** Who is inside the room. */
  inside: readonly Inside[];
  now: number;
  createJoinId: () => string;
  createSessionId: () => string;
};

export type JoinDecision = JoinWrites &
  Omit<Standing, 'ownProfile'> & {
    roomName: string;
    preset: PresetId;
    sessionId: string;
    /** How often the call has moved on: part of its name on the media server. */
    moves: number;
    isStrict: boolean;
    /** The counts of the state that it was decided by. */
    epochs: { room: number; person: number };
  };

/**
 * Decides whether a person gets in, and as what. Pure except for the ids that it draws.
 *
 * Throws, in this order: the gate's refusals, what `readStanding` throws, `rooms/not-a-member`,
 * `rooms/archived`, `rooms/ended`, `rooms/declined`, `rooms/waiting`, `rooms/locked`, `rooms/full`,
 * `rooms/too-many-joins`. A refresh without a join of an open session throws `rooms/ended`. A person who came
 * by a short code and is no member yet waits, or was declined.
 */
export function decideJoin(snapshot: JoinSnapshot, question: JoinQuestion): JoinDecision {
  const { uid, roomId, now, inside } = question;
  const { joins } = snapshot;
  requireOpenGate(snapshot.gate, question);

  const live = snapshot.room ? liveAtFirst(snapshot.room.preset) : nothingLocked;
  const latest = snapshot.head?.latest ?? null;
  const joinable = joinableSession(latest, live, now);
  const session = joinable ?? { ...prepareSession(now, live, latest), id: question.createSessionId() };
  refuseWhoeverStillKnocks(snapshot, session.id);
  const { room, profile, access } = readStanding(snapshot, now, session);
  if (!snapshot.member) throw new AppError('rooms/not-a-member');

  const held = findHeldRow(snapshot.row, { uid, roomId, sessionId: session.id, now });
  const isInside = inside.some((other) => other.uid === uid);
  // A token that was only requested does not count as having been inside.
  const isBack = isInside || wasInSession(held ? [...joins, held] : joins, session.id);
  const pass = snapshot.pass?.sessionId === session.id ? snapshot.pass : null;
  const refusal = findAdmissionRefusal({
    room,
    profile,
    kind: snapshot.member.kind,
    access,
    live: session.live,
    wasEnded: isShutByEnd(latest),
    isHostInside: inside.some((other) => other.isHost),
    isBack,
    answered: pass?.state ?? null,
    taken: countTaken(inside, held),
  });
  if (refusal) throw refusal === 'rooms/declined' && pass ? declined(pass) : new AppError(refusal);
  // A refresh must not wake a session that has emptied, although a returning person continues it.
  const isOn = held !== null && joinable !== null && isOpen(joinable);
  if (question.isRefresh && !isOn) throw new AppError('rooms/ended');

  // While the room is locked, only people exempt from the lock get this far.
  const canAdmit = access['lobby:admit'].allowed;
  const bypassesLock = isBack || canAdmit || pass?.state === 'admitted' || session.live.locked;
  const before = held ?? findPlace(joins, session.id, now);
  const place = { sessionId: session.id, profile, held: before, bypassesLock };
  const row = renewRow(before, toRow(snapshot.member, question, place), now);
  const epoch = (snapshot.head?.epoch ?? 0) + 1;
  const { organization } = snapshot;
  const isCurrent = (snapshot.head?.organization ?? 0) === organization.version;
  // A host's switches from before the session emptied must not return with the person who reopens it.
  const isAsLeft = joinable !== null && isDeepStrictEqual(joinable.live, latest?.live);
  const prepared = isAsLeft && isCurrent ? null : { room, session, epoch, organization };
  const { name: roomName, preset, strictEntry: isStrict = false } = room;
  return {
    row,
    isKept: row === before,
    isNew: before === null,
    prepared,
    profile,
    access,
    roomName,
    preset,
    sessionId: session.id,
    moves: movesOf(session),
    isStrict,
    epochs: epochsOf(snapshot, prepared?.epoch),
  };
}

/** The places that others and the person's other devices take: the join that a page holds already takes none. */
const countTaken = (inside: readonly Inside[], held: Admitted | null): number =>
  inside.flatMap(({ uid, joinIds }) => joinIds.filter((id) => uid !== held?.uid || id !== held.joinId))
    .length;

export const epochsOf = ({ head, entry }: JoinSnapshot, prepared?: number): JoinDecision['epochs'] => ({
  room: prepared ?? head?.epoch ?? 0,
  person: entry?.epoch ?? 0,
});

/** A person who came by a short code has no place in the room until they are let in. */
function refuseWhoeverStillKnocks({ room, entry, isBanned, pass }: JoinSnapshot, sessionId: string): void {
  const isShutOut = entry !== null && !('profile' in entry) && !entry.left;
  const isIn = entry !== null && 'profile' in entry;
  if (!room || room.archivedAt !== undefined || isBanned || isShutOut || isIn || !pass) return;
  const answer = answerAtDoor(pass, sessionId);
  if (answer === 'waiting') throw new AppError('rooms/waiting');
  if (answer === 'declined') throw declined(pass);
}

const declined = ({ words }: Pick<LobbyPass, 'words'>): AppError =>
  new AppError('rooms/declined', words === '' ? {} : { details: { words } });

/** The part of the question that a row needs. */
export type RowQuestion = Omit<JoinQuestion, 'isRefresh' | 'inside' | 'createSessionId'>;

type RowPlace = {
  sessionId: string;
  profile: PersonProfileId;
  held: Admitted | null;
  /** Whether a lock, now or later, no longer keeps them out. */
  bypassesLock: boolean;
};

/** The row of a person's place, with what is known of a join that they hold. */
export function toRow(
  member: Member,
  question: RowQuestion,
  { sessionId, profile, held, bypassesLock }: RowPlace,
): Admitted {
  const { uid, roomId, authTime, card, now } = question;
  // A person who has arrived by this very join needs no mark, and the row stays as it is.
  const isNoted = held?.bypassesLock ?? (bypassesLock && !held?.arrived);
  return {
    uid,
    roomId,
    joinId: held?.joinId ?? question.createJoinId(),
    sessionId,
    profile,
    name: member.name,
    kind: member.kind,
    seat: member.seat ?? preferredSeat(uid),
    ...(member.picture !== undefined && { picture: member.picture }),
    authTime,
    ...(card !== null && { card }),
    expiresAt: now + rowLifetime,
    closed: false,
    ...(isNoted && { bypassesLock: true as const }),
    arrived: held?.arrived ?? null,
    gone: held?.gone ?? [],
    ...(held?.paperLink !== undefined && { paperLink: held.paperLink }),
    ...(held?.phone !== undefined && { phone: held.phone }),
  };
}

/** The row of a join is used again by the same person in the same room and session only, while it counts. */
export function findHeldRow(
  row: Admitted | null,
  { uid, roomId, sessionId, now }: Pick<Admitted, 'uid' | 'roomId' | 'sessionId'> & { now: number },
): Admitted | null {
  if (!row || row.closed || row.expiresAt <= now) return null;
  return row.uid === uid && row.roomId === roomId && row.sessionId === sessionId ? row : null;
}
