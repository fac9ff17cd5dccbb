import 'server-only';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { deleteObjectsBelow } from '@/lib/firebase/server/objects';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';

/** Documents per batch. */
const step = 200;

/** Where something of a room can stand in the Realtime Database, each followed by the room's id. */
const nodes = [
  'access',
  'admitted',
  'inside',
  'observing',
  'observingCount',
  'observingConnections',
  'services',
  'asks',
  'reconcile',
  'presence',
  'typing',
  'hands',
  'lobby',
  'worksheets/rooms',
  'ink/rooms',
  'handouts',
  'progress',
  'beside',
];

/** Collections whose documents name the room that they belong to. */
const collections = ['admitted', 'lobbyPasses', 'removals', 'services', 'shortCodes', 'webhookEvents'];

/**
 * Deletes everything that is left of a deleted room. The entries in people's own lists and inboxes go first, then its
 * files and all below the room, then what names it, last the Realtime Database. Cut off and run again it goes on: the
 * lists are found by the members, and those go after them.
 */
export async function eraseRoom(roomId: string): Promise<void> {
  const firestore = adminFirestore();
  const room = firestore.doc(`rooms/${roomId}`);
  const members = await room.collection('members').listDocuments();
  for (const list of ['rooms', 'roomNotices']) {
    await deleteAll(members.map(({ id }) => firestore.doc(`users/${id}/${list}/${roomId}`)));
  }
  // A notice of the room would lead nowhere.
  for (const { id } of members) {
    await deleteFound(firestore.collection(`users/${id}/notices`).where('roomId', '==', roomId));
  }
  await deleteObjectsBelow(`rooms/${roomId}/`);
  await firestore.recursiveDelete(room);
  for (const name of collections) {
    await deleteFound(firestore.collection(name).where('roomId', '==', roomId));
  }
  // What groups note about their rooms.
  await deleteFound(firestore.collectionGroup('rooms').where('roomId', '==', roomId));
  // With who came by each of them.
  const invites = await firestore.collection('invites').where('roomId', '==', roomId).get();
  for (const { ref } of invites.docs) await firestore.recursiveDelete(ref);
  await eraseReplicas(roomId);
}

/** Deletes what the Realtime Database holds of a room that Firestore knows no more. */
export async function eraseReplicas(roomId: string): Promise<void> {
  await patchDatabase(Object.fromEntries(nodes.map((node) => [`${node}/${roomId}`, null])));
}

async function deleteFound(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(step).get();
    if (docs.length === 0) return;
    await deleteAll(docs.map(({ ref }) => ref));
  }
}

async function deleteAll(references: readonly DocumentReference[]): Promise<void> {
  for (let start = 0; start < references.length; start += step) {
    const batch = adminFirestore().batch();
    for (const reference of references.slice(start, start + step)) batch.delete(reference);
    await batch.commit();
  }
}
