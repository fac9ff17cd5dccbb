import 'server-only';
import { enforce } from '@/lib/call/server/enforce/enforce';
import { handleMediaEvent } from '@/lib/call/server/events/handle-media-event';
import { enforcePorts } from '@/lib/call/server/enforce/enforce-ports';
import { createEventPorts, type CallTellers } from '@/lib/call/server/events/event-ports';
import { reconcileRoom, type ReconcilePorts } from '@/lib/call/server/reconcile/reconcile-room';
import { parseRoomReplica } from '@/lib/call/server/reconcile/room-replica';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { readDatabase, readVersion, replaceVersion } from '@/lib/firebase/server/rtdb-rest';
import { parseRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { parseTurn } from '@/lib/rooms/session/reconcile-turn';
import { reviewHostsIn } from '@/lib/rooms/server/sessions/review-hosts';
import { firestoreRoomState } from '@/lib/rooms/server/outbox/firestore-room-state';
import { refreshMatrix } from '@/lib/rooms/server/access/refresh-matrix';
import { deliverPending } from '@/lib/rooms/server/outbox/deliver';

/** The reconciler's ports to the real services. */
const createReconcilePorts = (tellers: CallTellers): ReconcilePorts => ({
  mediaRoomName: enforcePorts.mediaRoomName,
  now: Date.now,
  readTurn: async (roomId) => {
    const { value, version } = await readVersion(`reconcile/${roomId}`);
    return { turn: parseTurn(value), version };
  },
  takeTurn: async (roomId, turn, version) =>
    (await replaceVersion(`reconcile/${roomId}`, turn, { version, as: '_outbox' })) === 'written',
  deliverPending: (roomId) => deliverPending(roomId, { onFailure: 'log', tellOfEnd: tellers.tellOfEnd }),
  readReplica: async (roomId) => {
    const read = (node: string) => readDatabase(`${node}/${roomId}`);
    const [access, admitted, inside, observing, services] = await Promise.all(
      ['access', 'admitted', 'inside', 'observing', 'services'].map(read),
    );
    return parseRoomReplica({ access, admitted, inside, observing, services });
  },
  readHead: firestoreRoomState.readMatrixHead,
  readOrganizationVersion: async () => (await readOrganization()).version,
  bringUp: refreshMatrix,
  readJoins: firestoreRoomState.readJoins,
  findRoomSid: (name) => livekitGateway.findRoomSid(name),
  listParticipants: (name) => livekitGateway.listParticipants(name),
  handleEvent: (event) => handleMediaEvent(createEventPorts(tellers), event),
  reviewHosts: (roomId) => reviewHostsIn(roomId, tellers),
  enforce: (roomId, identity) => enforce(enforcePorts, roomId, identity),
});

/** Compares one room, when it is due. Returns when it is due again (ms). */
export const reconcile = (roomId: string, tellers: CallTellers): Promise<number> =>
  reconcileRoom(createReconcilePorts(tellers), roomId);

/**
 * Compares every room that is open on the media server, or in which somebody is noted as inside, for the scheduler.
 * Returns how many there are. One that fails does not keep the others from their turn.
 */
export async function reconcileOpenRooms(tellers: CallTellers): Promise<number> {
  const prefix = readLivekitEnvironment().roomPrefix;
  const [names, noted] = await Promise.all([
    livekitGateway.listRoomNames(),
    readDatabase('inside', { shallow: true }),
  ]);
  const open = names.map((name) => parseRoomName(prefix, name)).filter((roomId) => roomId !== null);
  const roomIds = [...new Set([...open, ...Object.keys(noted ?? {})])];
  await mapInBatches(roomIds, async (roomId) => {
    try {
      await reconcile(roomId, tellers);
    } catch (error) {
      writeLog('reconcile-failed', { roomId, ...outcomeOf(error) });
    }
  });
  return roomIds.length;
}
