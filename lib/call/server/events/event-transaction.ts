import 'server-only';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { EventEffect } from '@/lib/call/server/events/decide-event';
import type { PersonEventPorts } from '@/lib/call/server/events/handle-person-event';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { parseIdentity } from '@/lib/livekit/identity';
import { toOrganization } from '@/lib/organization/organization';
import { organizationReference } from '@/lib/organization/server/organization-store';
import { tellOfNewerAnswers } from '@/lib/rooms/outbox/newer-answers';
import { isHidden } from '@/lib/rooms/outbox/mirror-updates';
import type { Admitted } from '@/lib/rooms/schema';
import { noteLeft } from '@/lib/rooms/session/presence';
import { enqueueAsNeeded } from '@/lib/rooms/server/outbox/enqueue';
import {
  admittedCollection,
  admittedReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { noteAttendance } from '@/lib/rooms/server/sessions/attendance-store';
import { writeSession, writeSessionFacts } from '@/lib/rooms/server/documents/write-session';
import { isOpen } from '@/lib/rooms/session/session';

/** How long an event's id is remembered (ms); the media server gives a delivery up after 30 s. */
const rememberedFor = 24 * 60 * 60_000;

const eventReference = (id: string) =>
  adminFirestore()
    .doc(`webhookEvents/${encodeURIComponent(id)}`)
    .withConverter(
      documentConverter(z.object({ kind: z.string(), roomId: z.string(), expiresAt: z.number() })),
    );

/** The transaction of an event in Firestore. */
export const applyEventOnce: PersonEventPorts['applyOnce'] = (event, { roomId, identity }, decide) =>
  runTransaction(async (transaction) => {
    const references: DocumentReference[] = [
      eventReference(event.id),
      roomReference(roomId),
      matrixReference(roomId),
      organizationReference(),
    ];
    if (identity) references.push(admittedReference(identity), memberOf(roomId, identity));
    const [seen, room, head, settings, row, member] = await transaction.getAll(...references);
    if (seen?.exists) return 'seen';
    const roomNow = dataOf(room, roomReference);
    const headNow = dataOf(head, matrixReference);
    const organization = toOrganization(dataOf(settings, organizationReference));
    const rowNow = dataOf(row, admittedReference);
    const effect = decide({ hasRoom: roomNow !== null, head: headNow, row: rowNow });
    const leftBehind = effect.endsSession ? await listInside(transaction, effect) : [];
    // Of a room that is gone nothing is kept; taking its events in again changes nothing either.
    if (roomNow) {
      transaction.set(eventReference(event.id), {
        kind: event.kind,
        roomId,
        expiresAt: Date.now() + rememberedFor,
      });
    }
    if (effect.row && identity) {
      transaction.set(admittedReference(identity), effect.row);
      if (effect.isFirstArrival) noteComing(transaction, effect.row, identity);
    }
    noteHere(transaction, member, effect.hereAt);
    // Of a room that is gone nothing comes back.
    if (roomNow && rowNow && effect.stay) noteAttendance(transaction, rowNow, effect.stay);
    const { session } = effect;
    for (const { reference, now, sid } of leftBehind) {
      transaction.set(reference, now);
      if (roomNow && !isHidden(now) && session?.endedAt) {
        noteAttendance(transaction, now, { sid, end: session.endedAt });
      }
    }
    let told: ReturnType<typeof tellOfNewerAnswers> = {};
    if (session && roomNow && headNow) {
      // The epoch counts changes of what rules read; another room of the media server is none.
      const isNewAnswer = (headNow.session !== null) !== isOpen(session);
      if (isNewAnswer) {
        const epoch = headNow.epoch + 1;
        writeSession(transaction, { roomId, room: roomNow, session, epoch, organization });
        told = tellOfNewerAnswers({ head: headNow, session, organization });
      } else {
        writeSessionFacts(transaction, { roomId, session });
      }
    }
    const { mirror, endsSession } = effect;
    const media = effect.media ?? told.media;
    if (mirror.length === 0 && !media) return null;
    const notice = { mirror, media, ...(endsSession && { listings: true }) };
    return enqueueAsNeeded(transaction, roomId, notice, Date.now());
  });

const memberOf = (roomId: string, identity: string): DocumentReference =>
  adminFirestore().doc(`rooms/${roomId}/members/${parseIdentity(identity)?.uid}`);

/** A person is in the log as soon as the media server reports them. A token alone lets nobody in. */
function noteComing(transaction: Transaction, row: Admitted, identity: string): void {
  const { uid, roomId, profile, sessionId } = row;
  writeAudit(transaction, auditId('call-admitted', roomId, identity), {
    action: 'call-admitted',
    actorUid: uid,
    subjectUid: uid,
    roomId,
    after: { profile, session: sessionId },
    at: Date.now(),
  });
}

/** On their own document, so that a class that comes at once waits for nobody. Who is no member any more is left. */
function noteHere(
  transaction: Transaction,
  member: DocumentSnapshot | undefined,
  hereAt: number | null,
): void {
  if (hereAt === null || !member?.exists) return;
  const before: unknown = member.get('hereAt');
  if (typeof before === 'number' && before >= hereAt) return;
  transaction.update(member.ref, { hereAt });
}

/** Each snapshot went through its reference's converter, which the type of getAll does not say. */
const dataOf = <Data>(
  snapshot: DocumentSnapshot | undefined,
  _: (id: string) => DocumentReference<Data>,
): Data | null => (snapshot as DocumentSnapshot<Data> | undefined)?.data() ?? null;

/** Rows of an ended session that still say somebody is inside: their leaving was never reported. */
async function listInside(transaction: Transaction, { session }: EventEffect) {
  if (!session) return [];
  const { docs } = await transaction.get(admittedCollection().where('sessionId', '==', session.id));
  return docs.flatMap((document) => {
    const row = document.data();
    if (!row.arrived) return [];
    const { sid } = row.arrived;
    const now = noteLeft(row, sid);
    return now === row ? [] : [{ reference: document.ref, now, sid }];
  });
}
