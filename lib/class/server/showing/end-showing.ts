import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Shown } from '@/lib/class/handout';
import { showingsOf } from '@/lib/class/server/showing/showing-reference';

type End = { roomId: string; handoutId: string; shown: Shown | undefined };

/**
 * Notes for the learner that their page is shown no more; the caller notes it for everybody. It reads, then writes:
 * nothing may be read after it in the same transaction. Returns the learner, null where there is none.
 */
export async function endShowing(tx: Transaction, { roomId, handoutId, shown }: End): Promise<string | null> {
  if (!shown) return null;
  const { docs } = await tx.get(showingsOf(roomId, handoutId).where('shown.id', '==', shown.id));
  for (const showing of docs) {
    const { shown: _, ...rest } = showing.data();
    if (rest.asked) tx.set(showing.ref, rest);
    else tx.delete(showing.ref);
  }
  return docs[0]?.id ?? null;
}
