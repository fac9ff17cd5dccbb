import 'server-only';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { enqueueUnscheduled } from '@/lib/rooms/server/outbox/enqueue';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import { serviceReference } from '@/lib/services/server/service-reference';
import { noteServiceArrived, noteServiceLeft } from '@/lib/services/service-state';

export type ServiceReport = {
  kind: 'arrived' | 'left';
  roomId: string;
  serviceId: string;
  participant: { sid: string; since: number };
};

/**
 * Notes that a service came or left, so that everybody in the room is told. What is known already, or is about a
 * service that has nothing to do with the room, changes nothing; whether it may be there is the enforcer's to judge.
 */
export const noteService = ({
  kind,
  roomId,
  serviceId,
  participant,
}: ServiceReport): Promise<PendingEntry | null> =>
  runTransaction(async (transaction) => {
    const service = (await transaction.get(serviceReference(serviceId))).data();
    if (service?.roomId !== roomId) return null;
    const noted = (kind === 'arrived' ? noteServiceArrived : noteServiceLeft)(service, participant);
    if (noted === service) return null;
    transaction.set(serviceReference(serviceId), noted);
    const entry = { roomId, mirror: [{ kind: 'service', serviceId } as const] };
    return enqueueUnscheduled(transaction, 'report', entry, Date.now());
  });
