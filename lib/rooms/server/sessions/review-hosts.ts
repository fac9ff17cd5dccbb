import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { isProfileId, traitsOf } from '@/lib/access/profiles';
import { serverActor } from '@/lib/audit/schema';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { readMediaRoomName } from '@/lib/rooms/server/documents/media-room';
import { decideHostless } from '@/lib/rooms/session/decide-hostless';
import { hostlessRule } from '@/lib/rooms/session/hostless';
import { tellOfNewerAnswers } from '@/lib/rooms/outbox/newer-answers';
import type { Notice, PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import { presentSince } from '@/lib/rooms/session/presence';
import { writeDecision } from '@/lib/rooms/server/outbox/change-in-room';
import { endInTransaction } from '@/lib/rooms/server/sessions/end-session';
import { enqueue, enqueueAsNeeded } from '@/lib/rooms/server/outbox/enqueue';
import { readRoom } from '@/lib/rooms/server/documents/read-place';
import { openSession } from '@/lib/rooms/server/documents/read-standing';
import {
  admittedCollection,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { scheduleReconcile } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { deliver, type TellOfEnd } from '@/lib/rooms/server/outbox/deliver';
import { writeSession } from '@/lib/rooms/server/documents/write-session';
import { isOpen } from '@/lib/rooms/session/session';

export type HostReview = {
  areHostsInside: boolean;
  /** When something is due because no host is inside (ms), or null. */
  dueAt: number | null;
};

/** What a look found; `isDue` when it would lock or end, so the media server is to be asked first. */
type Look = HostReview & { pending: PendingEntry | null; isDue: boolean };

const nobodyMinds: HostReview = { areHostsInside: false, dueAt: null };

/**
 * Looks whether hosts are in a room's open call, and applies the room's rule about calls without one when it is
 * due. The webhook starts it when a host comes or goes, the reconciler each time, and pages may ask; what pages
 * see decides nothing.
 *
 * The transaction that acts reads who is inside. Before it locks or ends anything the media server is asked,
 * whose report of a returning host may be on its way. If a page sees no host and one is noted as inside, a
 * reconcile follows soon.
 *
 * @param sessionId the call that is meant; without it any open one
 */
export async function reviewHostsIn(
  roomId: string,
  { sessionId, tellOfEnd }: { sessionId?: string; tellOfEnd: TellOfEnd },
): Promise<HostReview> {
  const [room, head] = await Promise.all([roomReference(roomId).get(), matrixReference(roomId).get()]);
  const latest = head.data()?.latest;
  // Most rooms continue without a host, so nothing more is read about them.
  const isMinded = hostlessRule(room.data()?.hostless) !== null || latest?.live.hostless !== undefined;
  if (!latest || !isOpen(latest) || (sessionId !== undefined && latest.id !== sessionId)) return nobodyMinds;
  if (!isMinded && sessionId === undefined) return nobodyMinds;

  const look = await runTransaction((transaction) => lookIn(transaction, roomId, latest.id, false));
  // The asking page sees no host: the media server's report of their leaving may be late, or lost.
  if (sessionId !== undefined && look.areHostsInside && !look.pending) await scheduleReconcile(roomId);
  if (!look.isDue) return finish(look, tellOfEnd);
  if (await isHostOnMediaServer(roomId)) return { areHostsInside: true, dueAt: null };
  const acted = await runTransaction((transaction) => lookIn(transaction, roomId, latest.id, true));
  return finish(acted, tellOfEnd);
}

async function finish({ pending, areHostsInside, dueAt }: Look, tellOfEnd: TellOfEnd): Promise<HostReview> {
  if (pending) await deliver([pending], { tellOfEnd });
  return { areHostsInside, dueAt };
}

async function lookIn(
  transaction: Transaction,
  roomId: string,
  sessionId: string,
  mayAct: boolean,
): Promise<Look> {
  const now = Date.now();
  const [{ room, head, organization }, hosts] = await Promise.all([
    readRoom(transaction, roomId),
    findHosts(transaction, sessionId),
  ]);
  const latest = openSession(head);
  const seen = { areHostsInside: hosts.areInside, dueAt: null, pending: null, isDue: false };
  if (!room || !head || latest?.id !== sessionId) return seen;

  const action = decideHostless({ rule: hostlessRule(room.hostless), live: latest.live, hosts, now });
  if (action.kind === 'nothing') return { ...seen, dueAt: dueIn(latest.live) };
  const isDue = action.kind === 'end' || action.live.hostless?.hasLocked !== undefined;
  if (isDue && !mayAct) return { ...seen, isDue };
  const state = { roomId, room, epoch: head.epoch + 1, organization };
  if (action.kind === 'end') {
    const decision = await endInTransaction(transaction, { ...state, session: latest, ender: null, now });
    const scheduled = await scheduleReconcile(roomId);
    const [pending = null] = writeDecision(transaction, scheduled, decision, { by: serverActor, now });
    return { ...seen, pending };
  }
  const { live } = action;
  const session = { ...latest, live };
  const notice: Notice = {
    mirror: [{ kind: 'matrix' }],
    ...tellOfNewerAnswers({ head, session, organization }),
  };
  const pending = isDue
    ? enqueue(transaction, await scheduleReconcile(roomId), notice, now)
    : await enqueueAsNeeded(transaction, roomId, notice, now);
  writeSession(transaction, { ...state, session });
  if (live.locked !== latest.live.locked) {
    writeAudit(transaction, auditId('shield-changed', roomId, state.epoch), {
      action: 'shield-changed',
      actorUid: serverActor,
      roomId,
      before: { locked: latest.live.locked },
      after: { locked: live.locked },
      at: now,
    });
  }
  return { ...seen, dueAt: dueIn(live), pending };
}

const dueIn = ({ hostless }: Parameters<typeof decideHostless>[0]['live']): number | null =>
  hostless && hostless.hasLocked === undefined ? hostless.until : null;

async function findHosts(
  transaction: Transaction,
  sessionId: string,
): Promise<{ areInside: boolean; haveBeen: boolean }> {
  const rows = await transaction.get(admittedCollection().where('sessionId', '==', sessionId));
  const ofHosts = rows.docs.map((row) => row.data()).filter(({ profile }) => traitsOf(profile).isHost);
  return {
    areInside: ofHosts.some((row) => !row.closed && presentSince(row) !== null),
    haveBeen: ofHosts.some(({ arrived }) => arrived !== null),
  };
}

async function isHostOnMediaServer(roomId: string): Promise<boolean> {
  const name = await readMediaRoomName(roomId);
  const participants = await livekitGateway.listParticipants(name);
  return participants.some(({ attributes }) => {
    const profile = attributes['profile'];
    return isProfileId(profile) && traitsOf(profile).isHost;
  });
}
