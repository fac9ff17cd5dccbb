import 'server-only';
import { readAll, type Reader, type References, type Snapshots } from '@/lib/firebase/server/read-all';
import { toOrganization } from '@/lib/organization/organization';
import { organizationReference } from '@/lib/organization/server/organization-store';
import type { Place } from '@/lib/rooms/server/documents/read-standing';
import {
  accessReference,
  banReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';

/** The documents that say what a room, its session and the organisation allow. */
const roomDocuments = (roomId: string) => ({
  organization: organizationReference(),
  room: roomReference(roomId),
  head: matrixReference(roomId),
});

type RoomPlace = Pick<Place, 'organization' | 'room' | 'head'>;

/** Reads a room in one round trip, for what nobody in it decides. */
export async function readRoom(reader: Reader, roomId: string): Promise<RoomPlace> {
  const [documents] = await readAll(reader, roomDocuments(roomId), {});
  return toRoom(documents);
}

const toRoom = ({ organization, room, head }: Snapshots<ReturnType<typeof roomDocuments>>): RoomPlace => ({
  organization: toOrganization(organization.data() ?? null),
  room: room.data() ?? null,
  head: head.data() ?? null,
});

type Read<Also extends References> = Place & { also: Snapshots<Also> };

/**
 * Reads what decides where somebody stands in a room (`readStanding`), and in the same round trip the documents in
 * `also`. A document of the place may be named there again, for its snapshot; it is still read once.
 *
 * @param reader the transaction that decides, or Firestore for a look without one
 */
export async function readPlace<Also extends References = References>(
  reader: Reader,
  roomId: string,
  uid: string,
  also = {} as Also,
): Promise<Read<Also>> {
  const place = {
    ...roomDocuments(roomId),
    entry: accessReference(roomId, uid),
    ban: banReference(roomId, uid),
  };
  const [{ entry, ban, ...documents }, others] = await readAll(reader, place, also);
  return {
    ...toRoom(documents),
    entry: entry.data() ?? null,
    isBanned: ban.exists,
    also: others,
  };
}
