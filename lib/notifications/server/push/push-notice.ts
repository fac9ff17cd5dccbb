import 'server-only';
import { FieldValue } from 'firebase-admin/firestore';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { writeLog } from '@/lib/core/server/log';
import { placeOf } from '@/lib/notifications/place-of';
import type { Notice } from '@/lib/notifications/schema';
import { noticesOf } from '@/lib/notifications/server/notice-store';
import { readWay } from '@/lib/notifications/server/notice-ways';
import { pushDevicesOf } from '@/lib/notifications/server/push/push-device-store';
import type { PushService } from '@/lib/notifications/server/push/push-service';
import { sendPush } from '@/lib/notifications/server/push/send-push';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

/** A device that no page was open in for so long gets nothing until one is (ms). */
const staleAfter = 30 * 24 * 60 * 60_000;

/**
 * Sends a notice that is due to the devices of its receiver, if they may still read it and still want it so. It stays
 * due while a device could not be reached for now. Sent twice, a device shows it once: both carry its id.
 */
export async function pushNotice(
  service: PushService,
  { uid, id }: { uid: string; id: string },
  now: number,
): Promise<void> {
  const reference = noticesOf(uid).doc(id);
  const notice = (await reference.get()).data();
  if (notice?.pushUntil === undefined) return;
  const lifetime = notice.pushUntil - now;
  const isWanted = lifetime > 0 && notice.readAt === null && (await mayReceive(uid, notice));
  const isLeft = isWanted && (await sendToDevices(service, { uid, id, notice, lifetime, now }));
  if (!isLeft) await reference.update({ pushUntil: FieldValue.delete() }).catch(unlessTakenBack);
}

/** What gRPC says of a document that is not there. */
const notFound = 5;

function unlessTakenBack(thrown: unknown): void {
  if ((thrown as { code?: unknown }).code !== notFound) throw thrown;
}

/** Asked before each sending: a person who was removed or disabled meanwhile, or chose otherwise, gets none. */
async function mayReceive(uid: string, notice: Notice): Promise<boolean> {
  const [member, gate, way] = await Promise.all([
    memberReference(notice.roomId, uid).get(),
    gateReference(uid).get(),
    readWay(uid, notice),
  ]);
  return member.exists && gate.data()?.disabled === false && way === 'push';
}

type Sending = { uid: string; id: string; notice: Notice; lifetime: number; now: number };

/** Returns whether a device is left to which it may be sent again. */
async function sendToDevices(
  service: PushService,
  { uid, id, notice, lifetime, now }: Sending,
): Promise<boolean> {
  const devices = await pushDevicesOf(uid)
    .where('seenAt', '>', now - staleAfter)
    .get();
  const data = { notice: id, kind: notice.kind, path: placeOf(notice) };
  let isLeft = false;
  await mapInBatches(devices.docs, async (device) => {
    const { ref } = device;
    const { token } = device.data();
    const { outcome, code } = await sendPush(service, { token, data, lifetime });
    if (outcome !== 'sent') writeLog('push-not-sent', { kind: notice.kind, outcome, code });
    if (outcome === 'later') isLeft = true;
    if (outcome === 'gone') await ref.delete();
    // A device that was taken off the list meanwhile does not come back by this.
    if (outcome === 'sent') await ref.update({ lastPushAt: now }).catch(() => undefined);
  });
  return isLeft;
}
