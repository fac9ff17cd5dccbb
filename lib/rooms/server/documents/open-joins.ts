import 'server-only';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { toIdentity } from '@/lib/livekit/identity';
import type { Admitted } from '@/lib/rooms/schema';
import { admittedCollection } from '@/lib/rooms/server/documents/room-references';

/** The joins by which somebody is, or may be, inside a room now. */
export const openJoinsOf = (roomId: string, uid: string): Query<Admitted> =>
  admittedCollection().where('roomId', '==', roomId).where('uid', '==', uid).where('closed', '==', false);

/** Their rows in the Realtime Database. */
export const joinTargets = (uid: string, { docs }: Pick<QuerySnapshot<Admitted>, 'docs'>) =>
  docs.map((row) => ({ kind: 'join', identity: toIdentity(uid, row.data().joinId) }) as const);
