import { randomUUID } from 'node:crypto';
import { AccessToken, RoomServiceClient } from 'livekit-server-sdk';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';

type BareJoin = {
  admin: AdminSdk;
  idToken: string;
  uid: string;
  roomId: string;
  databaseHost: string;
  projectId: string;
  livekit: { apiUrl: string; apiKey: string; apiSecret: string };
};

/**
 * The calls of the token route, in the same three groups and with the same SDKs, and nothing else: what is
 * measured beside the route.
 */
export async function joinBare({ admin, idToken, uid, roomId, databaseHost, projectId, livekit }: BareJoin) {
  const { auth, firestore } = admin;
  const database = (path: string, query = '') =>
    `http://${databaseHost}/${path}.json?ns=${projectId}-default-rtdb${query}`;
  const headers = { authorization: 'Bearer owner' };
  await auth.verifyIdToken(idToken);

  const identity = `${uid}_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const asked = Promise.all([
    auth.getUser(uid),
    firestore.collection('outbox').where('roomId', '==', roomId).get(),
    fetch(database(`inside/${roomId}`, '&shallow=true'), { headers }).then((answer) => answer.text()),
  ]);
  let room: Promise<unknown> | undefined;
  await firestore.runTransaction(async (transaction) => {
    const paths = [
      `gates/${uid}`,
      `rooms/${roomId}`,
      `rooms/${roomId}/members/${uid}`,
      `rooms/${roomId}/access/${uid}`,
      `rooms/${roomId}/access/_matrix`,
      `rooms/${roomId}/bans/${uid}`,
    ];
    await Promise.all([asked, transaction.getAll(...paths.map((path) => firestore.doc(path)))]);
    transaction.set(firestore.doc(`benchmark/${identity}`), { uid, roomId, expiresAt: Date.now() });
    const rooms = new RoomServiceClient(livekit.apiUrl, livekit.apiKey, livekit.apiSecret);
    room ??= rooms.createRoom({ name: `benchmark_${roomId}` });
  });
  await room;
  const patch = await fetch(database('', '&print=silent'), {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ [`benchmark/${roomId}/${identity}`]: { expiresAt: Date.now() } }),
  });
  if (!patch.ok) throw new Error(`The Realtime Database answered ${patch.status}.`);
  const token = new AccessToken(livekit.apiKey, livekit.apiSecret, { identity, ttl: 120 });
  token.addGrant({ room: roomId, roomJoin: true });
  return token.toJwt();
}
