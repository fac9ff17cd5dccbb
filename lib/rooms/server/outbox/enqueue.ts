import 'server-only';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import {
  newOutboxEntry,
  outboxEntrySchema,
  type Notice,
  type OutboxEntry,
  type PendingEntry,
} from '@/lib/rooms/outbox/outbox-entry';
import { scheduleReconcile, type Scheduled } from '@/lib/rooms/server/outbox/schedule-reconcile';

export const outboxCollection = (): CollectionReference<OutboxEntry> =>
  adminFirestore().collection('outbox').withConverter(documentConverter(outboxEntrySchema));

/**
 * Adds an entry to the transaction that makes the change, and returns it for delivery after the commit. The room is
 * the one that was scheduled: a server that dies after the commit leaves the rest to its next reconcile.
 */
export const enqueue = (
  transaction: Transaction,
  { roomId }: Scheduled,
  notice: Notice,
  now: number,
): PendingEntry => write(transaction, newOutboxEntry({ ...notice, roomId }, now));

/** A notice that the media server has no part in. */
type ForPages = Notice & { media?: undefined };

/** Why the page of nobody inside has to wait when an entry is late. */
type UnscheduledReason =
  /** It gives a place to people who are outside; their next request delivers it. */
  | 'gives-place'
  /** The room is new, and empty. */
  | 'new-room'
  /** It reports what has happened; each reconcile sees the same. */
  | 'report'
  /** It brings nobody in the call other permissions. */
  | 'same-permissions';

/** Who has scheduled the room already, or is its reconcile. */
type ScheduledElsewhere =
  /** The change of somebody's gate schedules all rooms whose calls they are in. */
  | 'by-gate'
  /** The save of the settings schedules all rooms with people, and a reconcile asks, too. */
  | 'by-save';

type Place = Pick<OutboxEntry, 'roomId' | 'roomIds'>;

/**
 * Adds an entry without a scheduled reconcile, for one of the few reasons there are. An entry for the media server is
 * only taken where somebody else has scheduled the room.
 */
export function enqueueUnscheduled<Reason extends UnscheduledReason | ScheduledElsewhere>(
  transaction: Transaction,
  _reason: Reason,
  entry: Place & (Reason extends ScheduledElsewhere ? Notice : ForPages),
  now: number,
): PendingEntry {
  return write(transaction, newOutboxEntry(entry, now));
}

/**
 * Adds an entry, and schedules the room first if the media server has a part in it. Most joins and events change
 * nothing for the people inside, and wait for no schedule.
 */
export async function enqueueAsNeeded(
  transaction: Transaction,
  roomId: string,
  { media, ...notice }: Notice,
  now: number,
  schedule: (roomId: string) => Promise<Scheduled> = scheduleReconcile,
): Promise<PendingEntry> {
  if (!media) return enqueueUnscheduled(transaction, 'same-permissions', { ...notice, roomId }, now);
  return enqueue(transaction, await schedule(roomId), { ...notice, media }, now);
}

function write(transaction: Transaction, entry: OutboxEntry): PendingEntry {
  const reference = outboxCollection().doc();
  transaction.set(reference, entry);
  return { id: reference.id, ...entry };
}
