import { joinAsGuest } from '@/lib/invites/contract';
import { knock } from '@/lib/lobby/contract';
import { readDatabaseWith, readFirestoreWith } from '@/tests/support/services/read-with-token';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { call, resultOf } from '@/tests/support/api/call';

type Guest = { uid: string; token: string };

/** Makes a guest of somebody who comes by a link. */
export async function comeByLink(code: string, name = 'Sophie Germain'): Promise<Guest> {
  const { token } = resultOf(await call(joinAsGuest, { input: { code, name } })) as { token: string };
  const { uid, idToken } = await signInWithToken(token);
  return { uid, token: idToken };
}

/** All that a member reads of a room, by the status with which each database answers. */
async function reads(roomId: string, { uid, token }: Guest): Promise<Readonly<Record<string, boolean>>> {
  const room = `rooms/${roomId}`;
  const documents = [room, `${room}/members`, `${room}/sessions`, `${room}/access/_matrix`];
  const nodes = [
    `inside/${roomId}`,
    `observingCount/${roomId}`,
    `asks/${roomId}`,
    `access/${roomId}/_matrix`,
  ];
  // The server's own, and hosts'.
  documents.push(`lobbyPasses/${roomId}_${uid}`, `${room}/bans`, 'shortCodes');
  nodes.push(`lobby/${roomId}`, `lobby/${roomId}/somebody`, `access/${roomId}`, `observing/${roomId}`);
  const read = async (path: string, readWith: typeof readFirestoreWith) =>
    [path.replaceAll(roomId, 'room').replaceAll(uid, 'self'), (await readWith(token, path)) === 200] as const;
  return Object.fromEntries(
    await Promise.all([
      ...documents.map((path) => read(path, readFirestoreWith)),
      ...nodes.map((path) => read(path, readDatabaseWith)),
    ]),
  );
}

/** What of a room's somebody can read in both databases. */
export const readableOf = async (roomId: string, guest: Guest): Promise<string[]> =>
  Object.entries(await reads(roomId, guest)).flatMap(([path, isRead]) => (isRead ? [path] : []));

export const knockAs = ({ token }: { token: string }, roomId: string) =>
  call(knock, { token, input: { roomId } });

/** What a member reads. */
export const asMember = [
  'rooms/room',
  'rooms/room/members',
  'rooms/room/sessions',
  'rooms/room/access/_matrix',
  'inside/room',
  'observingCount/room',
  'asks/room',
  'access/room/_matrix',
];
