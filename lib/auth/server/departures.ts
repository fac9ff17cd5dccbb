import 'server-only';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Gate } from '@/lib/auth/schema';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { readGateRooms, writeGate } from '@/lib/auth/server/gate/write-gate';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

const departureSchema = z.object({
  /** Milliseconds since 1970. */
  requestedAt: z.number(),
  /** The learner who takes over what a guest had, and the rooms in which that was decided. */
  mergeTargetUid: z.exactOptional(z.string()),
  roomIds: z.exactOptional(z.array(z.string())),
  /** The learner has brought the guest along in person: no host has decided where they may be. */
  isOwnWish: z.exactOptional(z.literal(true)),
});
export type Departure = z.infer<typeof departureSchema>;

/** `departures/{uid}`: an account whose deletion has begun. A later request finishes one that was cut off. */
export const departures = (): CollectionReference<Departure> =>
  adminFirestore().collection('departures').withConverter(documentConverter(departureSchema));

export const departureReference = (uid: string): DocumentReference<Departure> => departures().doc(uid);

type Standing = {
  uid: string;
  gate: Gate | undefined;
  departure: Departure | undefined;
  gateRooms: readonly string[];
};

/** What `writeDeparture` needs; a transaction reads before it writes. */
export async function readStanding(transaction: Transaction, uid: string): Promise<Standing> {
  const [gate, departure, gateRooms] = await Promise.all([
    transaction.get(gateReference(uid)),
    transaction.get(departureReference(uid)),
    readGateRooms(transaction, uid),
  ]);
  return { uid, gate: gate.data(), departure: departure.data(), gateRooms };
}

/**
 * Notes the departure of an account and shuts its gate in the same commit. From then on none of its sign-ins writes
 * anything, and any later request finishes the departure. A departure that has begun keeps its merge target.
 */
export function writeDeparture(
  transaction: Transaction,
  { uid, gate, departure, gateRooms }: Standing,
  {
    now,
    ...inheritance
  }: { now: number } & Partial<Pick<Departure, 'mergeTargetUid' | 'roomIds' | 'isOwnWish'>>,
): void {
  writeGate(transaction, { uid, gate: closed(gate, now), roomIds: gateRooms, now });
  transaction.set(departureReference(uid), { ...departure, ...inheritance, requestedAt: now });
}

/** A gate that shuts out every sign-in, whatever its time. `validAfter` never goes back. */
export const closed = (gate: Gate | undefined, now: number): Gate => ({
  ...gate,
  validAfter: Math.max(gate?.validAfter ?? 0, Math.floor(now / 1000)),
  disabled: true,
});
