import 'server-only';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { readMediaRoomName } from '@/lib/rooms/server/documents/media-room';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { finishChange } from '@/lib/rooms/server/outbox/change-in-room';
import { enqueue } from '@/lib/rooms/server/outbox/enqueue';
import { scheduleReconcile } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { revokeServiceToken } from '@/lib/services/contract';
import { serviceReference } from '@/lib/services/server/service-reference';

export const revokeServiceTokenCallable = bindCallable(revokeServiceToken, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input }) => revokeService(input.serviceId, caller.uid),
});

/**
 * Takes the token of a service back: from then on it opens nothing, and the media server has removed the service when
 * this answers. When it is cut off, a later request for the room finishes it, and so does a repetition. Returns
 * whether the service was in the call. Throws `services/not-found` and `rooms/not-everywhere-yet`.
 */
export async function revokeService(serviceId: string, actorUid: string): Promise<{ wasInside: boolean }> {
  const identity = toServiceIdentity(serviceId);
  const { roomId, pending } = await runTransaction(async (transaction) => {
    const service = (await transaction.get(serviceReference(serviceId))).data();
    if (!service) throw new AppError('services/not-found');
    const { kind, expiresAt, revokedAt } = service;
    const place = { roomId: service.roomId };
    if (revokedAt !== null) return { ...place, pending: null };
    const scheduled = await scheduleReconcile(service.roomId);
    const now = Date.now();
    transaction.update(serviceReference(serviceId), { revokedAt: now });
    writeAudit(transaction, auditId('service-revoked', serviceId), {
      ...place,
      action: 'service-revoked',
      actorUid,
      before: { service: serviceId, profile: kind, until: expiresAt },
      at: now,
    });
    const mirror = [{ kind: 'service' as const, serviceId }];
    const media = { kind: 'remove-identity' as const, identity };
    return { ...place, pending: enqueue(transaction, scheduled, { mirror, media }, now) };
  });
  if (!pending) {
    await finishChange(roomId, []);
    return { wasInside: false };
  }
  const seen = await readMediaRoomName(roomId)
    .then((name) => livekitGateway.findParticipant(name, identity))
    .catch(() => null);
  await finishChange(roomId, [pending]);
  return { wasInside: seen !== null };
}
