import 'server-only';
import { createHash } from 'node:crypto';
import { traitsOf } from '@/lib/access/profiles';
import { toPhoneGrant } from '@/lib/access/to-grant';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { AppError } from '@/lib/errors/app-error';
import { limitFailures, requireSpareFor } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toIdentity } from '@/lib/livekit/identity';
import { nothingYet } from '@/lib/livekit/permission-grant';
import { toPhoneIdentity, type PhoneIdentity } from '@/lib/livekit/phone-identity';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { mintToken } from '@/lib/livekit/server/mint-token';
import { redeemPaperLink } from '@/lib/paper/contract';
import { withPhone } from '@/lib/paper/paper-link';
import { wrongLinksPerAddress } from '@/lib/paper/server/paper-limits';
import { paperHashOf } from '@/lib/paper/server/open-paper-link';
import { phoneAttributes } from '@/lib/rooms/phone-attributes';
import { isAdmitted, presentSince } from '@/lib/rooms/session/presence';
import { readPermitted } from '@/lib/rooms/server/access/permit-again';
import { mediaRoomOf } from '@/lib/rooms/server/documents/media-room';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import { admittedCollection, admittedReference } from '@/lib/rooms/server/documents/room-references';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

type LetIn = PhoneIdentity & { roomId: string };

export const redeemPaperLinkCallable = bindPublicCallable(redeemPaperLink, {
  // Every holder of the code may try; the transaction decides whether it still counts.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareFor({ limit: wrongLinksPerAddress, subject: caller.address }),
  run: ({ caller, input: { code }, callId }) => {
    const hash = paperHashOf(code);
    return limitFailures(
      [{ limit: wrongLinksPerAddress, subject: caller.address, attempt: hash }],
      ['paper/link-over'],
      () => letPhoneIn(hash, callId),
    );
  },
  reveal: (phone) => tokenOf(phone),
});

/** The id follows from the call, so that a repetition after a cut-off finds its own phone. */
const phoneIdOf = (callId: string): string =>
  createHash('sha256').update(`phone ${callId}`).digest('hex').slice(0, 16);

/**
 * Uses a link up, and puts the phone from before out. The person must be inside and still be allowed to share. Throws
 * `paper/link-over`, the same for a code of nobody, and as `readPermitted`.
 */
async function letPhoneIn(hash: string, callId: string): Promise<LetIn> {
  const phoneId = phoneIdOf(callId);
  const { phone, before, mediaRoom } = await runTransaction(async (transaction) => {
    const now = Date.now();
    const linked = await transaction.get(admittedCollection().where('paperLink.hash', '==', hash).limit(1));
    const row = linked.docs[0]?.data();
    if (!row) throw new AppError('paper/link-over');
    const { uid, joinId, roomId } = row;
    const question = { roomId, uid, capability: 'screen:publish' } as const;
    const { head } = await readPermitted(transaction, question, now);
    const used = withPhone(row, { hash, phoneId }, now);
    const isInside = isAdmitted(row, roomId, head, now) && presentSince(row) !== null;
    if (!used || !isInside) throw new AppError('paper/link-over');
    transaction.set(admittedReference(toIdentity(uid, joinId)), used);
    writeAudit(transaction, auditId('phone-let-in', phoneId), {
      action: 'phone-let-in',
      actorUid: uid,
      roomId,
      at: now,
    });
    return {
      phone: { uid, joinId, phoneId, roomId },
      before: row.phone ?? null,
      mediaRoom: mediaRoomOf(roomId, head?.latest),
    };
  });
  if (before !== null) {
    await livekitGateway.removeParticipant(mediaRoom, toPhoneIdentity({ ...phone, phoneId: before }));
  }
  return phone;
}

/**
 * Makes the token of a phone that was let in; it is stored nowhere. Throws `paper/link-over` when the phone was put out
 * meanwhile, and as `readStanding`.
 */
async function tokenOf(phone: LetIn): Promise<CallableOutput<typeof redeemPaperLink>> {
  const { uid, joinId, phoneId, roomId } = phone;
  const also = { row: admittedReference(toIdentity(uid, joinId)) };
  const { also: found, ...place } = await readPlace(adminFirestore(), roomId, uid, also);
  const row = found.row.data();
  if (row?.phone !== phoneId) throw new AppError('paper/link-over');
  const { room, profile, access } = readStanding(place, Date.now());
  const { url, apiKey, apiSecret } = readLivekitEnvironment();
  const token = await mintToken({
    apiKey,
    apiSecret,
    roomName: mediaRoomOf(roomId, place.head?.latest),
    identity: toPhoneIdentity(phone),
    attributes: { name: row.name, ...phoneAttributes },
    grant: room.strictEntry ? nothingYet : toPhoneGrant(access, traitsOf(profile)),
  });
  return { token, url, personName: row.name, roomName: room.name };
}
