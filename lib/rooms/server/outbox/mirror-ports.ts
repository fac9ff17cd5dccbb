import 'server-only';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { eraseReplicas } from '@/lib/rooms/server/outbox/erase-room';
import { firestoreRoomState } from '@/lib/rooms/server/outbox/firestore-room-state';
import type { MirrorPorts } from '@/lib/rooms/server/outbox/mirror';

/** From Firestore to the Realtime Database. */
export const mirrorPorts: MirrorPorts = {
  state: firestoreRoomState,
  database: {
    patch: (updates) => patchDatabase(updates, { as: '_outbox' }),
    read: (path) => readDatabase(path),
    countKeys: async (path) => Object.keys((await readDatabase(path, { shallow: true })) ?? {}).length,
    eraseReplicas,
  },
  now: Date.now,
};
