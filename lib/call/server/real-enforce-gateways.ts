import 'server-only';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { noteInAudit } from '@/lib/audit/server/audit-log';
import { gateReference } from '@/lib/auth/server/gate';
import type { EnforceGateways } from '@/lib/call/server/enforce';
import type { Place } from '@/lib/call/server/judge-participant';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { parseIdentity } from '@/lib/livekit/identity';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import { toRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { toOrganization, unchangedOrganization } from '@/lib/organization/organization';
import { organizationReference } from '@/lib/organization/server/organization-store';
import {
  accessReference,
  admittedReference,
  banReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { watchClosely } from '@/lib/rooms/server/watch-closely';
import { serviceReference } from '@/lib/services/server/service-reference';

/** The enforcer's gateways to the real services. */
export const realEnforceGateways: EnforceGateways = {
  media: livekitGateway,
  mediaRoomName: (roomId) => toRoomName(readLivekitEnvironment().roomPrefix, roomId),
  readPlace,
  writeDown: noteInAudit,
  watchClosely,
  now: Date.now,
};

const nowhere: Place = {
  organization: unchangedOrganization,
  room: null,
  entry: null,
  head: null,
  gate: null,
  isBanned: false,
  row: null,
};

/** All is read at once. What no document can be called after has no place. */
async function readPlace(roomId: string, identity: string): Promise<Place> {
  const serviceId = parseServiceIdentity(identity);
  if (serviceId !== null) return readServicePlace(roomId, serviceId);
  const parsed = parseIdentity(identity);
  if (parsed?.suffix !== null || identity.includes('/')) return nowhere;
  const { uid } = parsed;
  const references = {
    organization: organizationReference(),
    room: roomReference(roomId),
    entry: accessReference(roomId, uid),
    head: matrixReference(roomId),
    gate: gateReference(uid),
    ban: banReference(roomId, uid),
    row: admittedReference(identity),
  };
  const snapshots = await adminFirestore().getAll(...(Object.values(references) as DocumentReference[]));
  const read = <Data>(reference: DocumentReference<Data>): Data | null => {
    const found = snapshots.find(({ ref }) => ref.path === reference.path);
    return (found as DocumentSnapshot<Data> | undefined)?.data() ?? null;
  };
  return {
    organization: toOrganization(read(references.organization)),
    room: read(references.room),
    entry: read(references.entry),
    head: read(references.head),
    gate: read(references.gate),
    isBanned: read(references.ban) !== null,
    row: read(references.row),
  };
}

async function readServicePlace(roomId: string, serviceId: string): Promise<Place> {
  const [room, head, service] = await Promise.all([
    roomReference(roomId).get(),
    matrixReference(roomId).get(),
    serviceReference(serviceId).get(),
  ]);
  return {
    ...nowhere,
    room: room.data() ?? null,
    head: head.data() ?? null,
    service: service.data() ?? null,
  };
}
