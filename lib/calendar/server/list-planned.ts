import 'server-only';
import type { PlannedRoom } from '@/lib/calendar/server/write-calendar';
import { isAppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';

/** As many rooms as one calendar shows. */
const mostRooms = 100;

/** The planned rooms that a person may read now, as each room itself says. */
export async function listPlannedRooms(uid: string, now: number): Promise<PlannedRoom[]> {
  const listings = adminFirestore().collection(`users/${uid}/rooms`);
  const { docs } = await listings.where('archived', '==', false).get();
  const planned = docs.filter((listing) => listing.get('plan') !== undefined).slice(0, mostRooms);
  const rooms = await Promise.all(planned.map(({ id }) => findPlanned(id, uid, now)));
  return rooms.filter((room) => room !== null);
}

/** A room with its plan; null where the person may not read it any more, or nothing is planned. */
async function findPlanned(roomId: string, uid: string, now: number): Promise<PlannedRoom | null> {
  try {
    const { access, room } = readStanding(await readPlace(adminFirestore(), roomId, uid), now);
    const { name, plan, archivedAt } = room;
    if (!access['room:read'].allowed || !plan || archivedAt !== undefined) return null;
    return { roomId, name, plan };
  } catch (error) {
    // The list of rooms may be behind for a moment: what the room says counts.
    if (isAppError(error)) return null;
    throw error;
  }
}
