import 'server-only';
import { createHash } from 'node:crypto';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { arrivalGrant } from '@/lib/livekit/permission-grant';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { mintToken } from '@/lib/livekit/server/mint-token';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { requireTakingIn } from '@/lib/rooms/admission/require-taking-in';
import { readMediaRoomName } from '@/lib/rooms/server/documents/media-room';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { mintServiceToken } from '@/lib/services/contract';
import { lifetimes, type Lifetime, type Service, type ServiceKind } from '@/lib/services/schema';
import { serviceReference } from '@/lib/services/server/service-reference';
import { servicesPerPerson } from '@/lib/services/server/service-limits';
import { serviceStanding } from '@/lib/services/service-standing';

type Wish = {
  roomId: string;
  kind: ServiceKind;
  label: string;
  lifetime: Lifetime;
  mintedBy: string;
  callId: string;
};

/** The id follows from the call, so that a repetition after a cut-off finds its own service. */
const serviceIdOf = (callId: string): string =>
  createHash('sha256').update(`service ${callId}`).digest('hex').slice(0, 20);

export const mintServiceTokenCallable = bindCallable(mintServiceToken, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input, callId }) => mintService({ ...input, mintedBy: caller.uid, callId }),
  reveal: ({ serviceId }) => revealToken(serviceId),
});

/**
 * Lets a recorder or an agent into a room for a time, and answers with its id. Throws `rooms/not-found`,
 * `rooms/archived` for a room without calls, and `request/rate-limited`.
 */
async function mintService(wish: Wish): Promise<{ serviceId: string }> {
  const { roomId, kind, label, lifetime, mintedBy, callId } = wish;
  const serviceId = serviceIdOf(callId);
  return runTransaction(async (transaction) => {
    const [made, room, spend] = await Promise.all([
      transaction.get(serviceReference(serviceId)),
      transaction.get(roomReference(roomId)),
      readBudget(transaction, { limit: servicesPerPerson, subject: mintedBy }),
    ]);
    if (made.exists) return { serviceId };
    requireTakingIn(room.data());
    spend();
    const now = Date.now();
    const service: Service = {
      kind,
      roomId,
      label,
      mintedBy,
      mintedAt: now,
      expiresAt: now + lifetimes[lifetime],
      revokedAt: null,
      arrived: null,
      left: null,
    };
    transaction.create(serviceReference(serviceId), service);
    writeAudit(transaction, auditId('service-minted', serviceId), {
      action: 'service-minted',
      actorUid: mintedBy,
      roomId,
      after: { service: serviceId, profile: kind, until: service.expiresAt },
      at: now,
    });
    return { serviceId };
  });
}

export type RevealedToken = { serviceId: string; token: string; url: string; expiresAt: number };

/**
 * Makes the token of a service for the administrator who has just let it in; it is stored nowhere. The media server
 * checks the end of a token only on connecting, so the reconciler removes a service that stays inside. Throws
 * `services/not-found`, and `rooms/not-found` when the room was deleted meanwhile.
 */
export async function revealToken(serviceId: string): Promise<RevealedToken> {
  const service = (await serviceReference(serviceId).get()).data();
  if (!service) throw new AppError('services/not-found');
  const { roomId, kind, label, expiresAt } = service;
  const room = (await roomReference(roomId).get()).data();
  if (!room) throw new AppError('rooms/not-found');
  const now = Date.now();
  const { grant, attributes } = serviceStanding(kind, { room, session: null, now });
  const { url, apiKey, apiSecret } = readLivekitEnvironment();
  const token = await mintToken({
    apiKey,
    apiSecret,
    roomName: await readMediaRoomName(roomId),
    identity: toServiceIdentity(serviceId),
    attributes: { name: label, kind: 'service', ...attributes },
    grant: arrivalGrant(grant),
    lifetime: Math.max(1, Math.floor((expiresAt - now) / 1000)),
  });
  return { serviceId, token, url, expiresAt };
}
