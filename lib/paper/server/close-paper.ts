import 'server-only';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toIdentity } from '@/lib/livekit/identity';
import { toPhoneIdentity } from '@/lib/livekit/phone-identity';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { closePaper } from '@/lib/paper/contract';
import { withoutPaper } from '@/lib/paper/paper-link';
import { readMediaRoomName } from '@/lib/rooms/server/documents/media-room';
import { admittedReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const closePaperCallable = roomCallable(
  closePaper,
  'room:read',
  async ({ caller, input: { roomId, joinId } }) => {
    await closePaperOf({ roomId, uid: caller.uid, joinId });
    return {};
  },
);

/**
 * Takes the link of a join back, and puts its phone out. The row comes first: from then on the enforcer keeps the phone
 * out. Nothing happens where there is neither.
 */
async function closePaperOf({ roomId, uid, joinId }: { roomId: string; uid: string; joinId: string }) {
  const reference = admittedReference(toIdentity(uid, joinId));
  const phoneId = await runTransaction(async (transaction) => {
    const row = (await transaction.get(reference)).data();
    if (row?.roomId !== roomId) return undefined;
    if (row.paperLink ?? row.phone) transaction.set(reference, withoutPaper(row));
    return row.phone;
  });
  if (phoneId === undefined) return;
  const name = await readMediaRoomName(roomId);
  await livekitGateway.removeParticipant(name, toPhoneIdentity({ uid, joinId, phoneId }));
}
