import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { roomNames } from './end-push-here';
import { readPushNote } from './push-notes';

/** Keeps the names of a person's rooms on this device, in place of those kept before. Never fails. */
export async function keepRoomNames(uid: string): Promise<void> {
  try {
    const { firestore, collection, getDocs } = await loadFirestore();
    const { docs } = await getDocs(collection(firestore, 'users', uid, 'rooms'));
    // Signed out meanwhile: nothing comes back.
    if (readPushNote(uid) === null) return;
    await caches.delete(roomNames);
    const kept = await caches.open(roomNames);
    await Promise.all(
      docs.map((room) => kept.put(`/rooms/${room.id}`, new Response(String(room.get('name') ?? '')))),
    );
  } catch {
    // A push then says that a room has begun, and not which.
  }
}
