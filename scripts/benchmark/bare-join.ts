import { randomUUID } from 'node:crypto';
import { Filter, Timestamp } from 'firebase-admin/firestore';
import { AccessToken, RoomServiceClient } from 'livekit-server-sdk';
import { roomCapacity } from '@/lib/rooms/settings/room-capacity';
import { addressOf, ownerHeaders } from './bench-database';
import type { Bench, BenchRoom } from './bench-room';

const dayInMs = 24 * 60 * 60_000;

/**
 * The calls of the token route when a host comes into a room whose session is open: the same documents, places and
 * commands in the same three groups and by the same SDKs, judged by the same rules, and nothing else. It is what is
 * measured beside the route.
 */
export async function joinBare(bench: Bench, { roomId, mediaName, host }: BenchRoom): Promise<string> {
  const { admin, livekit } = bench;
  const { auth, firestore } = admin;
  const { uid, auth_time: authTime } = await auth.verifyIdToken(host.idToken);

  const joinId = randomUUID().replaceAll('-', '').slice(0, 16);
  const identity = `${uid}_${joinId}`;
  const asked = Promise.all([
    auth.getUser(uid),
    firestore
      .collection('outbox')
      .where(
        Filter.or(Filter.where('roomId', '==', roomId), Filter.where('roomIds', 'array-contains', roomId)),
      )
      .get(),
    firestore
      .collection('admitted')
      .where('roomId', '==', roomId)
      .where('uid', '==', uid)
      .where('closed', '==', false)
      .get(),
    fetch(addressOf(bench, `inside/${roomId}`), { headers: ownerHeaders }).then((answer) => answer.json()),
  ]);
  let room: Promise<unknown> | undefined;
  const expiresAt = Date.now() + dayInMs;
  await firestore.runTransaction(async (transaction) => {
    const paths = [
      `gates/${uid}`,
      `organization/policy`,
      `rooms/${roomId}`,
      `rooms/${roomId}/members/${uid}`,
      `rooms/${roomId}/access/${uid}`,
      `rooms/${roomId}/access/_matrix`,
      `rooms/${roomId}/bans/${uid}`,
      `lobbyPasses/${roomId}_${uid}`,
      `audit/${identity}`,
    ];
    await Promise.all([asked, transaction.getAll(...paths.map((path) => firestore.doc(path)))]);
    transaction.set(firestore.doc(`benchmark/${identity}`), {
      ...{
        uid,
        roomId,
        joinId,
        authTime,
        sessionId: joinId,
        profile: 'host',
        name: 'Bench',
        kind: 'account',
      },
      ...{ seat: 0, expiresAt: Timestamp.fromMillis(expiresAt), closed: false, arrived: null, gone: [] },
    });
    const rooms = new RoomServiceClient(livekit.apiUrl, livekit.apiKey, livekit.apiSecret);
    room ??= rooms.createRoom({ name: mediaName, maxParticipants: roomCapacity.mediaServer });
  });
  await room;
  const asOutbox = { print: 'silent', auth_variable_override: JSON.stringify({ uid: '_outbox' }) };
  const patch = await fetch(addressOf(bench, '', asOutbox), {
    method: 'PATCH',
    headers: ownerHeaders,
    body: JSON.stringify({ [`admitted/${roomId}/${uid}/${joinId}`]: { sessionId: joinId, expiresAt } }),
  });
  if (!patch.ok) throw new Error(`The Realtime Database answered ${patch.status}.`);
  const token = new AccessToken(livekit.apiKey, livekit.apiSecret, { identity, ttl: 120 });
  token.addGrant({ room: mediaName, roomJoin: true });
  return token.toJwt();
}
