import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { usesCollection } from '@/lib/invites/server/invite-references';
import { matrixReference } from '@/lib/rooms/server/documents/room-references';
import { joinableId } from '@/lib/rooms/session/session';

/**
 * The session of a room in which hosts have banned or sent away somebody who came by this link; null where they have
 * not. Who comes by it from then on may be the same person under another name, and waits for a host's word. It is read
 * outside any transaction: who comes in the moment of the ban is judged as before it.
 */
export async function findWatchedSession(
  roomId: string,
  inviteId: string,
  now: number,
): Promise<string | null> {
  const latest = (await matrixReference(roomId).get()).data()?.latest ?? null;
  const sessionId = joinableId(latest, now);
  if (latest === null || sessionId === null) return null;
  const room = adminFirestore().doc(`rooms/${roomId}`);
  const [bans, declined] = await Promise.all([
    room.collection('bans').where('at', '>=', latest.preparedAt).get(),
    adminFirestore()
      .collection('lobbyPasses')
      .where('roomId', '==', roomId)
      .where('state', '==', 'declined')
      .where('sessionId', '==', sessionId)
      .get(),
  ]);
  if (declined.docs.some((pass) => pass.get('invited.inviteId') === inviteId)) return sessionId;
  if (bans.empty) return null;
  const uses = await adminFirestore().getAll(...bans.docs.map(({ id }) => usesCollection(inviteId).doc(id)));
  return uses.some(({ exists }) => exists) ? sessionId : null;
}
