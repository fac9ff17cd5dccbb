import 'server-only';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { pushNotice } from '@/lib/notifications/server/push/push-notice';
import { findPushService } from '@/lib/notifications/server/push/push-service';

/** A request sends its own pushes within this time (ms); what is due for longer was left behind. */
const ownTime = 60_000;
/** As many as one visit of the scheduler takes. */
const mostAtOnce = 200;

/** Sends what was cut off or failed, as long as it is worth it. Says how many notices it went through. */
export async function pushLeftBehind(now: number): Promise<number> {
  const service = findPushService();
  if (service === null) return 0;
  const { docs } = await adminFirestore()
    .collectionGroup('notices')
    .where('pushUntil', '>', 0)
    .orderBy('pushUntil')
    .limit(mostAtOnce)
    .get();
  const left = docs.filter((notice) => Number(notice.get('at')) <= now - ownTime);
  await mapInBatches(left, async ({ id, ref }) => {
    const uid = ref.parent.parent?.id;
    if (uid !== undefined) await pushNotice(service, { uid, id }, now);
  });
  return left.length;
}
