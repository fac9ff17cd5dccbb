import { Filter, type Firestore } from 'firebase-admin/firestore';
import { outboxLease } from '@/lib/rooms/outbox/outbox-entry';
import { parseTurn } from '@/lib/rooms/session/reconcile-turn';
import { readDatabase, writeDatabase } from '@/tests/e2e/api/support/database';
import { expect } from '@/tests/support/test';

/**
 * Spares a story the wait for the outbox lease. First it asserts the promise of every command: the room's reconcile is
 * scheduled within the lease, and no entry is leased for longer. Then it frees the entries and makes the room due now,
 * so that an open page asks at once. `putOff` comes before the command, or an older schedule would pass for its own.
 */
export async function bringReconcileForward(firestore: Firestore, roomId: string): Promise<void> {
  const now = Date.now();
  const { next, hotUntil } = parseTurn(await readDatabase(`reconcile/${roomId}`));
  expect(next - now, 'the command schedules a reconcile within the lease').toBeLessThanOrEqual(outboxLease);
  // A look that happens to be near leaves this as `putOff` wrote it.
  expect(hotUntil, 'the command has the room looked at often for a while').toBeGreaterThan(now);
  const concerns = Filter.or(
    Filter.where('roomId', '==', roomId),
    Filter.where('roomIds', 'array-contains', roomId),
  );
  const left = firestore.collection('outbox').where(concerns);
  await firestore.runTransaction(async (transaction) => {
    for (const entry of (await transaction.get(left)).docs) {
      const lease = (entry.get('leasedUntil') as number) - now;
      expect(lease, 'no entry is leased for longer').toBeLessThanOrEqual(outboxLease);
      transaction.update(entry.ref, { leasedUntil: 0 });
    }
  });
  await writeDatabase(`reconcile/${roomId}/next`, Date.now());
}
