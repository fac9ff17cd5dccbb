import 'server-only';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Handout, Shown } from '@/lib/class/handout';
import type { Showing } from '@/lib/class/showing';
import { handoutsOf } from '@/lib/class/server/handout-reference';
import { showingsOf } from '@/lib/class/server/showing/showing-reference';

/** A page that is shown: on its hand-out for everybody, and noted for its learner. */
export type ShownNow = {
  handout: QueryDocumentSnapshot<Handout>;
  shown: Shown;
  showings: readonly QueryDocumentSnapshot<Showing>[];
};

/** The pages of a room that are shown: one, or none. A transaction reads them before it writes. */
export async function readShownNow(tx: Transaction, roomId: string): Promise<ShownNow[]> {
  const { docs } = await tx.get(handoutsOf(roomId).where('shown.at', '>', 0));
  const found = docs.map(async (handout): Promise<ShownNow[]> => {
    const { shown } = handout.data();
    if (!shown) return [];
    const showings = await tx.get(showingsOf(roomId, handout.id).where('shown.id', '==', shown.id));
    return [{ handout, shown, showings: showings.docs }];
  });
  return (await Promise.all(found)).flat();
}

/** Notes that they are shown no more. What learners were asked meanwhile stays. */
export function endShowings(tx: Transaction, now: readonly ShownNow[]): void {
  for (const { handout, showings } of now) {
    const { shown: _, ...hidden } = handout.data();
    tx.set(handout.ref, hidden);
    for (const showing of showings) {
      const { shown: __, ...rest } = showing.data();
      if (rest.asked) tx.set(showing.ref, rest);
      else tx.delete(showing.ref);
    }
  }
}
