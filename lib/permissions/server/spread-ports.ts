import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { listOccupied } from '@/lib/rooms/server/documents/list-occupied';
import { listUnsettledMatrices } from '@/lib/rooms/server/documents/list-unsettled-matrices';
import { countRoomsBehind, listRoomsBehind, refreshMatrix } from '@/lib/rooms/server/access/refresh-matrix';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { deliverPending } from '@/lib/rooms/server/outbox/deliver';

/** What carrying a version into the rooms touches; a test replaces each. */
export type SpreadPorts = {
  readVersion: () => Promise<number>;
  /** Rooms in whose calls somebody is, also somebody who only observes. */
  listOccupied: () => Promise<string[]>;
  /** Makes a room's answers, and tells both other services. Throws when one of them could not be told. */
  bringUp: (roomId: string) => Promise<void>;
  /** Rooms whose answers are made, and were not told everywhere. */
  listUnsettled: () => Promise<string[]>;
  /** Tells what was cut off in a room. It does not throw. */
  finish: (roomId: string) => Promise<void>;
  /** Rooms whose answers are older than a version. */
  listBehind: (version: number, limit: number) => Promise<string[]>;
  countBehind: (version: number) => Promise<number>;
  nameOf: (roomId: string) => Promise<string>;
  now: () => number;
};

/** The real ones. */
export const spreadPorts: SpreadPorts = {
  readVersion: async () => (await readOrganization()).version,
  listOccupied,
  bringUp: refreshMatrix,
  listUnsettled: listUnsettledMatrices,
  finish: async (roomId) => {
    await deliverPending(roomId, { onFailure: 'log' });
  },
  listBehind: listRoomsBehind,
  countBehind: countRoomsBehind,
  // A room may be left behind just because it cannot be read.
  async nameOf(roomId) {
    const name: unknown = (await adminFirestore().doc(roomReference(roomId).path).get()).get('name');
    return typeof name === 'string' ? name : roomId;
  },
  now: Date.now,
};
