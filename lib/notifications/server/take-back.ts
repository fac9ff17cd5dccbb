import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { pushLifetime } from '@/lib/notifications/push-lifetime';
import type { Notice } from '@/lib/notifications/schema';
import { noticesOf } from '@/lib/notifications/server/notice-store';
import { takePushBack } from '@/lib/notifications/server/push/take-push-back';

type TakingBack = {
  /** The id of the happening, as it was told. */
  id: string;
  /** Those who may have been told. */
  uids: readonly string[];
  /** Whether nothing is left that the notice of a person stands for; undefined where that is certain. */
  isOver?: (transaction: Transaction, uid: string, notice: Notice) => Promise<boolean>;
};

/** Takes notices out of the inboxes, and their pushes off the devices that still show them. */
export async function takeBack({ id, uids, isOver }: TakingBack, now: number): Promise<void> {
  await mapInBatches([...new Set(uids)], async (uid) => {
    const place = noticesOf(uid).doc(id);
    // In one transaction: what happens meanwhile is told by this notice, or by a new one.
    const taken = await runTransaction(async (transaction) => {
      const notice = (await transaction.get(place)).data();
      if (!notice || (isOver && !(await isOver(transaction, uid, notice)))) return null;
      transaction.delete(place);
      return notice;
    });
    const isShown = taken?.readAt === null && now < taken.at + pushLifetime[taken.kind];
    if (isShown) await takePushBack({ uid, id, notice: taken });
  });
}
