import 'server-only';
import { noteInAudit } from '@/lib/audit/server/audit-log';
import { noteRefusal } from '@/lib/audit/server/note-refusal';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { enforce, type EnforcePorts } from '@/lib/call/server/enforce/enforce';
import type { Place } from '@/lib/call/server/enforce/participant-place';
import type { PlacesPorts } from '@/lib/call/server/enforce/keep-places';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { parseIdentity } from '@/lib/livekit/identity';
import { withoutPhone } from '@/lib/livekit/phone-identity';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import { toRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { unchangedOrganization } from '@/lib/organization/organization';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import { moveCall } from '@/lib/rooms/server/sessions/move-call';
import {
  admittedReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { watchClosely } from '@/lib/rooms/server/outbox/watch-closely';
import { serviceReference } from '@/lib/services/server/service-reference';

/** The enforcer's ports to the real services. */
export const enforcePorts: EnforcePorts = {
  media: livekitGateway,
  mediaRoomName: (roomId, moves) => toRoomName(readLivekitEnvironment().roomPrefix, roomId, moves),
  moveCall,
  readPlace: readPlaceOf,
  writeDown: noteInAudit,
  watchClosely,
  now: Date.now,
};

/** The ports by which a call keeps to its places. */
export const placesPorts: PlacesPorts = {
  media: livekitGateway,
  enforce: (roomId, identity) => enforce(enforcePorts, roomId, identity),
  noteRefusal,
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

/** An identity that no document can be named after has no place. */
async function readPlaceOf(roomId: string, identity: string): Promise<Place> {
  const serviceId = parseServiceIdentity(identity);
  if (serviceId !== null) return readServicePlace(roomId, serviceId);
  const own = withoutPhone(identity);
  const parsed = parseIdentity(own);
  if (parsed?.suffix !== null || own.includes('/')) return nowhere;
  const { uid } = parsed;
  const { also, ...place } = await readPlace(adminFirestore(), roomId, uid, {
    gate: gateReference(uid),
    row: admittedReference(own),
  });
  return { ...place, gate: also.gate.data() ?? null, row: also.row.data() ?? null };
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
