import 'server-only';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { overKind } from '@/lib/notifications/push-over';
import type { Notice } from '@/lib/notifications/schema';
import { pushDevicesOf } from '@/lib/notifications/server/push/push-device-store';
import { findPushService } from '@/lib/notifications/server/push/push-service';
import { sendPush } from '@/lib/notifications/server/push/send-push';

/** How long a device that is off may still be told (ms). Later it shows what nobody needs, and a press says so. */
const lifetime = 60 * 60_000;

type Shown = { uid: string; id: string; notice: Notice };

/** Tells the devices that may show a push of this notice to close it. What was not sent yet is sent no more. */
export async function takePushBack({ uid, id, notice }: Shown): Promise<void> {
  const service = findPushService();
  if (service === null) return;
  const devices = await pushDevicesOf(uid).where('lastPushAt', '>=', notice.at).get();
  const data = { notice: id, kind: overKind };
  await mapInBatches(devices.docs, (device) =>
    sendPush(service, { token: device.data().token, data, lifetime }),
  );
}
