import 'server-only';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { listActions } from '@/lib/permissions/actions';
import { readAccessInputs } from '@/lib/permissions/contract';
import { readActionRows } from '@/lib/permissions/server/read-action-rows';
import type { AccessInputs } from '@/lib/permissions/access-inputs';
import { answerAtDoor } from '@/lib/rooms/admission/lobby-pass';
import { profileIn } from '@/lib/rooms/members/profile-in';
import { keptRestrictions } from '@/lib/rooms/members/restrictions';
import { listConnected } from '@/lib/rooms/server/documents/list-inside';
import { listJoins } from '@/lib/rooms/server/documents/list-joins';
import { mediaRoomOf } from '@/lib/rooms/server/documents/media-room';
import { personProfileSchema } from '@/lib/rooms/schema';
import {
  accessReference,
  banReference,
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { isShutByEnd, joinableSession, liveAtFirst } from '@/lib/rooms/session/session';
import { wasInSession } from '@/lib/rooms/session/was-in-session';

export const readAccessInputsCallable = bindCallable(readAccessInputs, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: ({ input }) => accessInputsOf(input.roomId, input.uid),
});

type Place = { roomId: string; sessionId: string | null };

/** A room and a person's place in it now. Throws `rooms/not-found`, and `auth/no-such-person` for an unknown person. */
async function accessInputsOf(roomId: string, uid: string | null): Promise<AccessInputs> {
  const at = Date.now();
  const [found, head, everybodyInside, members, links] = await Promise.all([
    roomReference(roomId).get(),
    matrixReference(roomId).get(),
    listConnected(roomId),
    listMembers(roomId),
    listLinks(roomId, at),
  ]);
  const room = found.data();
  if (!room) throw new AppError('rooms/not-found');
  const latest = head.data()?.latest ?? null;
  const session = joinableSession(latest, liveAtFirst(room.preset), at);
  const isInside = everybodyInside.some((person) => person.uid === uid);
  const comer =
    uid === null ? null : await readComer(uid, { roomId, sessionId: session?.id ?? null }, isInside);
  const { preset, settings, lobby, archivedAt } = room;
  const exceptions = comer?.standing?.exceptions ?? {};
  const rows = await readActionRows({ roomId, uid, session, exceptions });
  const actions = await withNames(listActions(rows, { uid, live: session?.live ?? null, exceptions }));
  return {
    roomName: room.name,
    mediaRoom: mediaRoomOf(roomId, session),
    room: {
      preset,
      settings,
      ...(lobby !== undefined && { lobby }),
      ...(archivedAt !== undefined && { archivedAt }),
    },
    isStrict: room.strictEntry ?? false,
    session: session && { id: session.id, live: session.live },
    wasEnded: isShutByEnd(latest),
    isHostInside: everybodyInside.some(({ isHost }) => isHost),
    taken: everybodyInside.filter((person) => person.uid !== uid).flatMap(({ joinIds }) => joinIds).length,
    members,
    links,
    actions,
    comer,
    at,
  };
}

async function readComer(
  uid: string,
  { roomId, sessionId }: Place,
  isInside: boolean,
): Promise<AccessInputs['comer']> {
  const [user, gate, member, entry, ban, pass, joins] = await Promise.all([
    userReference(uid).get(),
    gateReference(uid).get(),
    memberReference(roomId, uid).get(),
    accessReference(roomId, uid).get(),
    banReference(roomId, uid).get(),
    lobbyPassReference(roomId, uid).get(),
    listJoins({ roomId, uid }),
  ]);
  const person = member.data() ?? user.data();
  if (!person) throw new AppError('auth/no-such-person');
  const { name, kind } = person;
  const [place, passed] = [entry.data(), pass.data()];
  const shutByRoom = ban.exists
    ? 'rooms/banned'
    : place && !('profile' in place) && !place.left
      ? 'rooms/removed'
      : null;
  const seat = member.data()?.seat;
  const standing =
    shutByRoom === null && member.exists && place && 'profile' in place
      ? {
          profile: profileIn(place, sessionId),
          exceptions: place.exceptions,
          ...(seat !== undefined && { seat }),
          isBack: isInside || wasInSession(joins, sessionId),
          answered: sessionId !== null && passed?.sessionId === sessionId ? passed.state : null,
        }
      : null;
  const atDoor = standing === null && shutByRoom === null ? answerAtDoor(passed, sessionId) : null;
  // Their place is kept for the day on which the account is switched on again, and so is what it says.
  const shut = gate.data()?.disabled ? 'auth/disabled' : shutByRoom;
  const restrictions = standing === null ? keptRestrictions(place) : null;
  return { uid, name, kind, standing, ...(restrictions && { restrictions }), atDoor, shut };
}

/** Whom one can choose from; nobody looks through more names than a room holds. */
const mostMembers = 200;

async function listMembers(roomId: string): Promise<AccessInputs['members']> {
  const members = adminFirestore().collection(`rooms/${roomId}/members`);
  const { docs } = await members.select('name').limit(mostMembers).get();
  return docs
    .map((member) => ({ uid: member.id, name: String(member.get('name')) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** More than a room has in use at once. */
const mostLinks = 20;

const linkSchema = z.object({
  profile: personProfileSchema,
  expiresAt: z.number(),
  email: z.nullable(z.string()),
  limit: z.nullable(z.number()),
  uses: z._default(z.number(), 0),
});

/** One to an address opens the room to its owner alone, and is left out. */
async function listLinks(roomId: string, now: number): Promise<AccessInputs['links']> {
  const invites = adminFirestore().collection('invites').withConverter(documentConverter(linkSchema));
  const open = invites
    .where('roomId', '==', roomId)
    .where('revokedAt', '==', null)
    .where('expiresAt', '>', Timestamp.fromMillis(now))
    .orderBy('expiresAt', 'desc');
  const { docs } = await open.limit(mostLinks).get();
  return docs
    .map((invite) => ({ id: invite.id, ...invite.data() }))
    .filter(({ email, limit, uses }) => email === null && (limit === null || uses < limit))
    .map(({ id, profile, expiresAt }) => ({ id, profile, expiresAt }));
}

async function withNames(actions: ReturnType<typeof listActions>): Promise<AccessInputs['actions']> {
  const uids = [...new Set(actions.map(({ actorUid }) => actorUid))];
  const people = await Promise.all(uids.map((uid) => userReference(uid).get()));
  const names = new Map(uids.map((uid, index) => [uid, people[index]?.data()?.name ?? null]));
  return actions.map(({ actorUid, ...action }) => ({ ...action, by: names.get(actorUid) ?? null }));
}
