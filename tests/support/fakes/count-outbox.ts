import type { Firestore } from 'firebase-admin/firestore';

/**
 * How much is still to be carried out for a room, or for somebody's gate (`gate_<uid>`). Not nothing yet right after a
 * token was given: the route answers first and puts away its own entry then.
 */
export async function countOutbox(firestore: Firestore, place: string): Promise<number> {
  return (await firestore.collection('outbox').where('roomId', '==', place).get()).size;
}
