import { presets } from '@/lib/access/presets';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { toIdentity } from '@/lib/livekit/identity';
import { unchangedOrganization } from '@/lib/organization/organization';
import { newPass } from '@/lib/rooms/admission/lobby-pass';
import { slowStep } from '@/lib/rooms/session/reconcile-turn';
import { matrixDocument } from '@/lib/rooms/server/documents/matrix-document';
import { exceptionAction } from '@/lib/rooms/server/access/write-exception';
import { prepareSession } from '@/lib/rooms/session/session';
import { unique } from './unique';

/** A room with an open call, and the ids by which tests act on it. */
export type OpenCall = { roomId: string; sessionId: string; serviceId: string };

/** The permission that Ada was lent once, and the epoch of her entry that lent it. */
export const lentOnce = 'screen:publish';
export const lentAt = 1;

/**
 * A room of Emmy's with an open call, whose next reconciliation is a minute away. Ada is inside, was lent something
 * once and is offered the room. Ben was removed a moment ago, Carl has an account and is not in the room, Dora waits
 * in the lobby, and an agent has a token.
 */
export async function seedOpenCall(): Promise<OpenCall> {
  const roomId = unique('room').replaceAll('-', '');
  const [sessionId, serviceId] = [`session${roomId}`, `service${roomId}`];
  const joinId = roomId.slice(-16);
  const now = Date.now();
  const at = now - 5000;
  const later = now + 600_000;
  const { settings } = presets.lesson;
  const room = { name: 'Algebra', preset: 'lesson', settings, ownerUid: 'emmy', createdAt: at };
  const handover = { toUid: 'ada', status: 'offered' };
  const latest = { ...prepareSession(at), id: sessionId };
  const lent = { allow: true, until: later, session: sessionId, once: at };
  const exceptions = { [lentOnce]: lent };
  const lending = {
    ...{ action: 'exception-set', actorUid: 'emmy', subjectUid: 'ada', roomId, at },
    ...{ before: { capability: lentOnce }, after: { capability: lentOnce, ...lent } },
  };
  const member = (uid: string, profile: string) => ({
    ...{ uid, name: uid, kind: 'account', profile },
    ...{ addedAt: at, addedBy: 'emmy' },
  });
  const account = (uid: string) => ({
    ...{ name: uid, email: `${uid}@school.example`, kind: 'account', role: 'host' },
    ...{ createdAt: 1, seenAt: 1 },
  });
  const listing = { name: 'Algebra', preset: 'lesson', profile: 'learner', addedAt: at, archived: false };
  const join = {
    ...{ uid: 'ada', roomId, joinId, sessionId, profile: 'learner', name: 'ada', kind: 'account' },
    ...{ expiresAt: later, closed: false, arrived: { sid: 'PA_1', since: at }, gone: [] },
  };
  const service = {
    ...{ kind: 'agent', roomId, label: 'Notes', mintedBy: 'emmy', mintedAt: at },
    ...{ expiresAt: later, revokedAt: null, arrived: null, left: null },
  };
  const documents: Record<string, object> = {
    [`rooms/${roomId}`]: { ...room, handover },
    [`rooms/${roomId}/members/emmy`]: member('emmy', 'host'),
    [`rooms/${roomId}/members/ada`]: member('ada', 'learner'),
    [`rooms/${roomId}/access/emmy`]: { profile: 'host', exceptions: {}, epoch: 1 },
    [`rooms/${roomId}/access/ada`]: { profile: 'learner', exceptions, epoch: lentAt },
    [`audit/${exceptionAction(roomId, 'ada', lentAt)}`]: lending,
    [`rooms/${roomId}/access/ben`]: { epoch: 2 },
    [`rooms/${roomId}/access/_matrix`]: matrixDocument({ settings }, latest, 1, unchangedOrganization),
    [`removals/${roomId}_ben`]: { roomId, uid: 'ben', profile: 'learner', addedAt: at, expiresAt: later },
    [`lobbyPasses/${roomId}_dora`]: newPass({ roomId, uid: 'dora', name: 'Dora', kind: 'guest', at }),
    [`admitted/${toIdentity('ada', joinId)}`]: join,
    [`services/${serviceId}`]: service,
    [`users/ada/rooms/${roomId}`]: listing,
    'gates/ada': { validAfter: 0, disabled: false },
    'users/ada': account('ada'),
    'users/ben': account('ben'),
    'users/carl': account('carl'),
  };
  await Promise.all([
    ...Object.entries(documents).map(([path, data]) => adminFirestore().doc(path).set(data)),
    patchDatabase({ [`reconcile/${roomId}`]: { next: now + slowStep, hotUntil: 0 } }),
  ]);
  return { roomId, sessionId, serviceId };
}
