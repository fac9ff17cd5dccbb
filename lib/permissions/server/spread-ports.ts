import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { listOccupied } from '@/lib/rooms/server/documents/list-occupied';
import { listUnsettledMatrices } from '@/lib/rooms/server/documents/list-unsettled-matrices';
import { countRoomsBehind, listRoomsBehind, refreshMatrix } from '@/lib/rooms/server/access/refresh-matrix';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { deliverPending } from '@/lib/rooms/server/outbox/deliver';

/** The dependencies of spreading a version; a test replaces each. */
export type SpreadPorts = {
  readVersion: () => Promise<number>;
  /** Rooms with somebody in their call, hidden observers included. */
  listOccupied: () => Promise<string[]>;
  /** Makes a room's answers and delivers them to both other services. Throws when one of them fails. */
  bringUp: (roomId: string) => Promise<void>;
  /** Rooms whose answers are made but not delivered everywhere. */
  listUnsettled: () => Promise<string[]>;
  /** Delivers what is pending in a room. Never throws. */
  finish: (roomId: string) => Promise<void>;
  /** Rooms whose answers are older than a version. */
  listBehind: (version: number, limit: number) => Promise<string[]>;
  countBehind: (version: number) => Promise<number>;
  nameOf: (roomId: string) => Promise<string>;
  now: () => number;
};

export const spreadPorts: SpreadPorts = {
  readVersion: async () => (await readOrganization()).version,
  listOccupied,
  bringUp: refreshMatrix,
  listUnsettled: listUnsettledMatrices,
  finish: async (roomId) => {
    await deliverPending(roomId, { onFailure: 'log', tellOfEnd });
  },
  listBehind: listRoomsBehind,
  countBehind: countRoomsBehind,
  // A room may be left behind because its document cannot be parsed, so this reads only the name.
  async nameOf(roomId) {
    const name: unknown = (await adminFirestore().doc(roomReference(roomId).path).get()).get('name');
    return typeof name === 'string' ? name : roomId;
  },
  now: Date.now,
};
