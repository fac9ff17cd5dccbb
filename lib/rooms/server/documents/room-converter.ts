import 'server-only';
import type { FirestoreDataConverter, WithFieldValue } from 'firebase-admin/firestore';
import { searchKeysIn } from '@/lib/core/search-words';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { roomSchema, type Room } from '@/lib/rooms/schema';

const plain = documentConverter(roomSchema);

/** `rooms/{roomId}` with the keys under which administrators find it. A name is only ever written with its room. */
export const roomConverter: FirestoreDataConverter<Room> = {
  toFirestore: (room: WithFieldValue<Room>) => ({
    ...plain.toFirestore(room),
    // Whole documents are written with values only.
    searchKeys: searchKeysIn((room as Room).name),
  }),
  fromFirestore: (snapshot) => plain.fromFirestore(snapshot),
};
